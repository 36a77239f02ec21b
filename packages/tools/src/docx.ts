import JSZip from 'jszip';

/** Reads a Word document's XML files. */
export async function readDocx(bytes: Uint8Array) {
  const zip = await JSZip.loadAsync(bytes);
  const read = (path: string) => zip.file(path)!.async('string');
  return {
    text: await read('word/document.xml'),
    styles: await read('word/styles.xml'),
    properties: await read('docProps/core.xml'),
    links: await read('word/_rels/document.xml.rels'),
  };
}

/**
 * Sets a Word document's dates, and numbers its links. The library docx writes the current time and random ids, with which builds
 * would not be reproducible.
 */
export async function withDate(bytes: Uint8Array, date: Date): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  const edit = async (path: string, change: (text: string) => string) =>
    zip.file(path, change(await zip.file(path)!.async('string')));
  await edit('docProps/core.xml', (text) =>
    text.replace(/[^>]+(?=<\/dcterms:(?:created|modified)>)/g, date.toISOString()),
  );
  const links = await zip.file('word/_rels/document.xml.rels')!.async('string');
  const ids = [...links.matchAll(/"(rId[\w-]{21})"/g)].map(([, id = '']) => id);
  for (const path of ['word/document.xml', 'word/_rels/document.xml.rels']) {
    await edit(path, (text) =>
      text.replace(/"(rId[\w-]{21})"/g, (whole, id: string) =>
        ids.includes(id) ? `"link${ids.indexOf(id) + 1}"` : whole,
      ),
    );
  }
  // The earliest date that a ZIP archive can contain.
  for (const file of Object.values(zip.files)) file.date = new Date(Date.UTC(1980, 0));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
