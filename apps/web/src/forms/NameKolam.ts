/** A separate module, so that it loads only after a message was sent. */
export { NameKolam } from '@portfolio/ui';
