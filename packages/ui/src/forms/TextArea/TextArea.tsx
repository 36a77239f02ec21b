import { useEffect, useRef, type TextareaHTMLAttributes } from 'react';

import { Control } from '../Control.styles';

/** Props of `TextArea`: a text area's own. */
export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Several lines of text. Grows with what is typed, up to 32 rem. Belongs in a `Field`. */
export function TextArea(props: TextAreaProps) {
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
