import { QrPicture, type QrPictureProps } from '../QrPicture/QrPicture';
import { qrModules } from '../qrModules';

/** Props of `QrCode`; anything else goes to the `<svg>`. */
export interface QrCodeProps extends Omit<QrPictureProps, 'modules'> {
  /** What a phone reads out of the code, usually an address. */
  value: string;
}

/**
 * A QR code, computed where it is shown. It brings the encoder along; a page whose code is known at build shows a `QrPicture`.
 */
export function QrCode({ value, ...pictureProps }: QrCodeProps) {
  return <QrPicture modules={qrModules(value)} {...pictureProps} />;
}
