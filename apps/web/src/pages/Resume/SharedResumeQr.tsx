import { services } from '@portfolio/content';
import { ResumeQr } from '@portfolio/ui';
import { modules } from 'virtual:resume-qr';
import { useExternalPicture } from '../../consent/useExternalPicture';

const { provider, requestSizePx, displaySizePx } = services.qr;

const serviceSrc = (text: string) =>
  `https://api.qrserver.com/v1/create-qr-code/?size=${requestSizePx}x${requestSizePx}&data=${encodeURIComponent(text)}`;

/**
 * The QR code of the shared resume. Ours is in the page from the first; the service's picture covers it unless the service is
 * not configured, fails or is too slow. After Reject it waits for a click.
 */
export function SharedResumeQr({ documentUrl }: { documentUrl: string }) {
  const { state, isWanted, onLoad, onError, onShow } = useExternalPicture();
  const isConfigured = provider === 'qrserver';
  const isAsked = isConfigured && isWanted && state !== 'failed';
  return (
    <ResumeQr
      modules={modules}
      label={WORDS.resume.qrCode}
      caption={WORDS.resume.scan}
      sizePx={displaySizePx}
      imageSrc={isAsked ? serviceSrc(documentUrl) : undefined}
      isImageShown={isAsked && state === 'shown'}
      onLoad={onLoad}
      onError={onError}
      onShow={isConfigured && state === 'waiting' ? onShow : undefined}
    />
  );
}
