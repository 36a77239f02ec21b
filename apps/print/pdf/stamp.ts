import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { resume } from '@portfolio/content';

/** Where the site takes the PDF from that Download Resume serves. */
export const pdfFile = fileURLToPath(new URL('../../web/public/resume.pdf', import.meta.url));

/** What says which content the PDF was made from; beside this module, so that it is not published. */
export const stampFile = fileURLToPath(new URL('./resume.stamp.json', import.meta.url));

/** Of what content a PDF was made, and which file that was, each as a SHA-256 in hex. */
export interface Stamp {
  content: string;
  file: string;
}

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The stamp of a PDF that is made from the content as it is now. */
export const stampOf = (pdf: Uint8Array): Stamp => ({
  content: hash(JSON.stringify(resume)),
  file: hash(pdf),
});
