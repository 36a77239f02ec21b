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
