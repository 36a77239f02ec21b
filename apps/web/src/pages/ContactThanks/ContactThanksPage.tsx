import { contactThanksPage } from '@portfolio/content';
import { ThanksPage } from '../../forms/ThanksPage';
import { unlistedHeadOf } from '../../head/pageHead';
import { definePage } from '../../page';

export const page = definePage({
  Component: () => <ThanksPage form="contact" content={contactThanksPage} />,
  head: () => unlistedHeadOf(contactThanksPage),
});
