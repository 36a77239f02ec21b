import { defineDocument, sample } from '@portfolio/content/define';

export default defineDocument('faq', [
  {
    question: 'When will I get an answer?',
    answer:
      'Within 24-48 hours. If you have a deadline, mention it in the first line of your message.',
  },
  {
    question: sample('What kind of work do you take on?'),
    answer: sample(
      'Software and design: web applications, backends in Node.js or Spring Boot, and layouts in Figma or Canva. Jobs, internships and freelance projects are all welcome.',
    ),
  },
  {
    question: sample('Do you work remotely?'),
    answer: sample(
      'Yes. One of my internships was online from the first day to the last; the others were in Coimbatore, so working on site is possible too.',
    ),
  },
]);
