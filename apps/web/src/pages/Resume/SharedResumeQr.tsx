import { resumeQr, services } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { ResumeQr } from '@portfolio/ui';
import { useThirdPartyImage } from '../../consent/useThirdPartyImage';

const { provider, requestSizePx, displaySizePx } = services.qr;

const serviceSrc = (text: string) =>
  `https://api.qrserver.com/v1/create-qr-code/?size=${requestSizePx}x${requestSizePx}&data=${encodeURIComponent(text)}`;

/** QR code for the shared resume. Once the service's image has loaded, the image covers the prerendered drawing. */
export function SharedResumeQr({ documentUrl }: { documentUrl: string }) {
  const { state, isWanted, onLoad, onError, onShow } = useThirdPartyImage();
  const isConfigured = provider === 'qrserver';
  const isImageWanted = isConfigured && isWanted && state !== 'failed';
  return (
    <ResumeQr
      modules={resumeQr}
      label={messages.resume.qrCode}
      caption={messages.resume.scan}
      sizePx={displaySizePx}
      imageSrc={isImageWanted ? serviceSrc(documentUrl) : undefined}
      isImageShown={isImageWanted && state === 'shown'}
      onLoad={onLoad}
      onError={onError}
      onShow={isConfigured && state === 'waiting' ? onShow : undefined}
    />
  );
}
