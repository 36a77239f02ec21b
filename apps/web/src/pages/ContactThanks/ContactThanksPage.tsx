import { contactThanksPage } from '@portfolio/content';
import { thanksPage } from '../../forms/thanksPage';

export const page = thanksPage('contact', contactThanksPage);
