import { encode } from 'uqr';

/** Returns the modules of a QR code, in the content generator's format. */
export const qrModules = (value: string) =>
  encode(value, { ecc: 'M', border: 0 }).data.map((row) => row.map(Number).join(''));
