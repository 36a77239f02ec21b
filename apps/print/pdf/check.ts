/** Fails when the resume's PDF is missing, was made from other content than there is now, or was changed by other means. */
import { readFile } from 'node:fs/promises';
import { pdfFile, stampFile, stampOf, type Stamp } from './stamp';

const remedy = 'Make it anew with: pnpm resume:pdf';

async function fault(): Promise<string | undefined> {
  let pdf: Buffer;
  let stamp: Stamp;
  try {
    pdf = await readFile(pdfFile);
    stamp = JSON.parse(await readFile(stampFile, 'utf8')) as Stamp;
  } catch (error) {
    return `The resume's PDF or its stamp cannot be read: ${String(error)}.`;
  }
  const current = stampOf(pdf);
  if (stamp.content !== current.content) return "The resume's PDF is older than its content.";
  if (stamp.file !== current.file) return "The resume's PDF is not the one that was made here.";
  return undefined;
}

const found = await fault();
if (found) {
  console.error(`${found} ${remedy}`);
  process.exit(1);
}
process.stdout.write("The resume's PDF tells what the content says.\n");
