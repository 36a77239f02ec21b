import { useEffect, useRef, type ComponentProps } from 'react';

import { Control } from '../Control.styles';

/** A single-line text input. Place it in a `Field`. */
export const TextInput = (props: ComponentProps<'input'>) => <Control {...props} />;

/** A multi-line text input that grows with its content, up to 32rem. Place it in a `Field`. */
export function TextArea(props: ComponentProps<'textarea'>) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current: area } = ref;
    // Fallback for browsers without `field-sizing`, such as Safari before 26.2.
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [props.value]);
  return <Control as="textarea" {...props} ref={ref} />;
}
