/** Sizes in bytes: one entry of a font's table directory, and the font's header. */
const entryBytes = 16;
const headerBytes = 12;

/** Creates a `name` table with the records that browsers and PDF readers use: in English, for Windows. */
function nameTable(family: string, style: string): Buffer {
  const names: [id: number, text: string][] = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family.replaceAll(' ', '')}-${style}`],
  ];
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  const texts = names.map(([id, text], index) => {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    const record = [3, 1, 0x409, id, bytes.length, offset];
    record.forEach((value, at) => head.writeUInt16BE(value, 6 + index * 12 + at * 2));
    offset += bytes.length;
    return bytes;
  });
  return Buffer.concat([head, ...texts]);
}

/** Renames an OpenType font, because all instances of a variable font have one name. Browsers ignore the old checksums. */
export function withName(font: Buffer, family: string, style: string): Buffer {
  const table = nameTable(family, style);
  const count = font.readUInt16BE(4);
  const start = Math.ceil(font.length / 4) * 4;
  const result = Buffer.concat([font, Buffer.alloc(start - font.length), table]);
  for (let index = 0; index < count; index += 1) {
    const entryOffset = headerBytes + index * entryBytes;
    if (font.toString('latin1', entryOffset, entryOffset + 4) === 'name') {
      result.writeUInt32BE(start, entryOffset + 8);
      result.writeUInt32BE(table.length, entryOffset + 12);
      return result;
    }
  }
  throw new Error(`The font ${family} has no \`name\` table.`);
}
