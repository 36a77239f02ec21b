/** The few measures of a font file that fallbacks and line breaking need. */
export interface FontMeasures {
  unitsPerEm: number;
  ascent: number;
  /** Below the baseline, as a positive number. */
  descent: number;
  lineGap: number;
  /** Advance width of a character, in font units; `undefined` if the font does not have it. */
  advance: (character: string) => number | undefined;
}

/**
 * Reads the measures of a TrueType file in its default instance. It understands character maps of format 4, which the
 * basic plane uses.
 *
 * @throws if a table is missing.
 */
export function measure(font: Buffer): FontMeasures {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length));
  }
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no ${tag} table`);
    return found;
  };
  const [head, hhea, hmtx, cmap] = [table('head'), table('hhea'), table('hmtx'), table('cmap')];
  const metricCount = hhea.readUInt16BE(34);
  const glyphs = glyphLookup(cmap);
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advance: (character) => {
      const glyph = glyphs(character.codePointAt(0) ?? 0);
      return glyph === 0 ? undefined : hmtx.readUInt16BE(Math.min(glyph, metricCount - 1) * 4);
    },
  };
}

/** From a code point to the number of its glyph; 0 if the font has none. */
function glyphLookup(cmap: Buffer): (codePoint: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const map = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!map) throw new Error('The font has no character map of format 4');
  const bytes = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + bytes * 2, 16 + bytes * 3] as const;
  return (codePoint) => {
    for (let at = 0; at < bytes; at += 2) {
      if (codePoint > map.readUInt16BE(ends + at)) continue;
      const start = map.readUInt16BE(starts + at);
      if (codePoint < start) return 0;
      const delta = map.readUInt16BE(deltas + at);
      const offset = map.readUInt16BE(offsets + at);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = map.readUInt16BE(offsets + at + offset + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
