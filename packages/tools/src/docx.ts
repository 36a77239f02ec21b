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

/** Sets a Word document's dates. The library docx writes the current time. */
export async function withDate(bytes: Uint8Array, date: Date): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  const path = 'docProps/core.xml';
  const properties = await zip.file(path)!.async('string');
  zip.file(
    path,
    properties.replace(/[^>]+(?=<\/dcterms:(?:created|modified)>)/g, date.toISOString()),
  );
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
