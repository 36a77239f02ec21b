import { defineDocument, sample } from '@portfolio/content/define';

export default defineDocument('site', {
  url: sample('https://portfolio.example.com', 'the address at which you publish the site'),
  description:
    'Projects, write-ups, certificates and resume of a software developer, designer and freelancer.',
  language: 'en-IN',
});
