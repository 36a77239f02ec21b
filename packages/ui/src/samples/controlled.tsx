import { useState, type ReactNode } from 'react';

/** A part whose value its page keeps: it starts with the value that it is given, and takes what is chosen. */
export function controlled<Props extends { value?: unknown; onChange?: (value: never) => void }>(
  Part: (props: Props) => ReactNode,
) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState(props.value);
    const onChange = (next: never) => {
      setValue(next);
      props.onChange?.(next);
    };
    return <Part {...props} value={value} onChange={onChange} />;
  };
}
