// A separate module, so that it loads only after a message has been sent.
export { NameKolam } from '@portfolio/ui';
