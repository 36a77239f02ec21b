import { useState, type ReactNode } from 'react';

/** Wraps a controlled component in a component that keeps the value in state. */
export function controlled<Props extends { value?: unknown; onChange?: (value: never) => void }>(
  Component: (props: Props) => ReactNode,
) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState(props.value);
    const onChange = (next: never) => {
      setValue(next);
      props.onChange?.(next);
    };
    return <Component {...props} value={value} onChange={onChange} />;
  };
}
