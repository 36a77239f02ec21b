/**
 * Replaces custom properties and `currentColor`, which only browsers support, with the values in the root element's `style`.
 *
 * @throws Error if the file uses a custom property that its root does not set
 */
export function resolveColours(svg: string): string {
  const style = /^<svg[^>]* style="([^"]*)"/.exec(svg)?.[1] ?? '';
  const values = new Map(
    style
      .split(';')
      .map((declaration) => declaration.split(':', 2).map((part) => part.trim()))
      .map(([name = '', value = '']) => [name, value] as const),
  );
  const valueOf = (name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The picture's root element does not set ${name}`);
    return value;
  };
  return svg
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name))
    .replace(/currentColor/g, () => valueOf('color'));
}
