/** Weights to copy, if available, for a typeface without a variable font. */
const weights = ['400', '700'];

/** Returns true for a Latin subset or one in a language's script. Fontsource names them like `arabic` or `cyrillic-ext`. */
function isNeeded(subset: string, language: string): boolean {
  const { language: name, script = 'Latn' } = new Intl.Locale(language).maximize();
  if (subset === 'vietnamese') return name === 'vi';
  const scriptName = new Intl.DisplayNames('en', { type: 'script' }).of(script) ?? '';
  return ['latin', scriptName.toLowerCase()].some(
    (one) => subset === one || subset === `${one}-ext`,
  );
}

/**
 * Selects a Fontsource package's upright files that contain Latin letters or a language's letters.
 *
 * @param files names of the files in the package's folder `files`
 * @param id the typeface's id, like `source-serif-4`
 */
export function fontsourceFiles(files: readonly string[], id: string, language: string): string[] {
  const faces = files.flatMap((file) => {
    if (!file.startsWith(`${id}-`) || !file.endsWith('-normal.woff2')) return [];
    const [, subset = '', weight = ''] =
      /^(.+)-(\w+)-normal$/.exec(file.slice(id.length + 1, -'.woff2'.length)) ?? [];
    return isNeeded(subset, language) ? [{ file, weight }] : [];
  });
  const variable = faces.filter(({ weight }) => weight === 'wght');
  if (variable.length > 0) return variable.map(({ file }) => file);
  const usual = faces.filter(({ weight }) => weights.includes(weight));
  return (usual.length > 0 ? usual : faces).map(({ file }) => file);
}
