/** Lets the clipboard answer as told while a story is shown, and gives it back afterwards. */
export const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};
