import { useState, type ReactNode } from 'react';

/** Makes a component stateful: starts with the given value and keeps changes. */
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
