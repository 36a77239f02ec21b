/**
 * Leaves a field out.
 *
 * @param value the object; it is not changed
 * @returns a copy without the field
 */
export function without<Value extends object, Key extends keyof Value>(
  value: Value,
  key: Key,
): Omit<Value, Key> {
  const copy: Partial<Value> = { ...value };
  delete copy[key];
  return copy as Omit<Value, Key>;
}
