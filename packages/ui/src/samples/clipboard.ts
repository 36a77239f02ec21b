/** Returns a `beforeEach` function that mocks the clipboard while a story is shown. */
export const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};
