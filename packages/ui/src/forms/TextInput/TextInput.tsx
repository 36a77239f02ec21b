import { useEffect, useRef, type ComponentProps } from 'react';

import { Control } from '../Control.styles';

/** One line of text: words, an e-mail address, a telephone number. Belongs in a `Field`, which names it. */
export const TextInput = (props: ComponentProps<'input'>) => <Control {...props} />;

/** Several lines of text. Grows with what is typed, up to 32 rem. Belongs in a `Field`. */
export function TextArea(props: ComponentProps<'textarea'>) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current: area } = ref;
    // WebKit does not yet size a field by what it holds.
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [props.value]);
  return <Control as="textarea" {...props} ref={ref} />;
}
