import { resume } from '@portfolio/content';
import { qrModules } from '@portfolio/ui/qr';

/** The QR code that leads to the shared resume. */
export const modules = qrModules(resume.documentUrl);
