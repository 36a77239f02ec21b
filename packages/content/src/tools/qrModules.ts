import { encode } from 'uqr';

/**
 * Computes a QR code with error correction M, which survives a fold or a stain. The renderer adds the quiet zone.
 *
 * @param value the text to encode, usually a URL
 * @returns a string for each row: `1` for a dark module, `0` for a light one
 * @throws Error if the value is too long for a QR code
 */
export function qrModules(value: string): string[] {
  const { data } = encode(value, { ecc: 'M', border: 0 });
  return data.map((row) => row.map(Number).join(''));
}
