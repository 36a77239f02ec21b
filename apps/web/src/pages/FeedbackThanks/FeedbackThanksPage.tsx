import { feedbackThanksPage } from '@portfolio/content';
import { thanksPage } from '../../forms/thanksPage';

export const page = thanksPage('feedback', feedbackThanksPage);
