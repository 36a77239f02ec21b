import { contactThanksPage } from '@portfolio/content';
import { ThanksPage } from '../../forms/ThanksPage';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';

export const page = definePage({
  Component: () => <ThanksPage form="contact" words={contactThanksPage} />,
  head: () => headOf(contactThanksPage),
});
