import { encode } from 'uqr';

/**
 * Computes a QR code: error correction M, which survives a fold or a coffee stain, and no quiet zone (whoever draws it adds one).
 *
 * @param value what a phone reads out of it, usually an address
 * @returns one text a row, `1` for a dark module and `0` for a light one
 * @throws Error when the value is too long for any QR code
 */
export function qrModules(value: string): string[] {
  const { data } = encode(value, { ecc: 'M', border: 0 });
  return data.map((row) => row.map(Number).join(''));
}
