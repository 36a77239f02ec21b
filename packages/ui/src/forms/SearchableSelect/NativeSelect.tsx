import { useEffectEvent, useId, useLayoutEffect, useRef, type ChangeEvent } from 'react';

import { Icon } from '../../art/Icon';
import { Control, ControlBox } from '../Control.styles';
import type { SearchableSelectProps } from './props';

interface NativeSelectProps extends SearchableSelectProps {
  onFocusChange: (isFocused: boolean) => void;
}

/** `SearchableSelect` before hydration: a native select or, with `allowCustom`, a text input with suggestions. */
export function NativeSelect({
  options,
  value,
  onChange,
  allowCustom,
  placeholder,
  onBlur,
  onFocusChange,
  ...control
}: NativeSelectProps) {
  const listId = useId();
  const element = useRef<HTMLInputElement & HTMLSelectElement>(null);

  const takeOver = useEffectEvent(() => {
    if (!element.current) return;
    // A choice made before hydration is only in the DOM.
    if (element.current.value !== value) onChange(element.current.value);
    onFocusChange(element.current === document.activeElement);
  });
  useLayoutEffect(() => takeOver(), []);

  const props = {
    ...control,
    ref: element,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
    onBlur: () => {
      onFocusChange(false);
      onBlur?.();
    },
  };
  const items = options.map(({ label, value: code, submittedValue = code }) => (
    <option key={label} value={allowCustom ? submittedValue : code}>
      {label}
    </option>
  ));
  return (
    <ControlBox>
      {allowCustom ? (
        <>
          <Control {...props} list={listId} placeholder={placeholder} />
          <datalist id={listId}>{items}</datalist>
        </>
      ) : (
        <Control as="select" {...props}>
          <option value="">{placeholder}</option>
          {items}
        </Control>
      )}
      <Icon name="chevron" />
    </ControlBox>
  );
}
