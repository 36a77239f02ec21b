import { defineDocument } from '../define';
import { sample } from '../sample';

export default defineDocument('site', {
  url: sample('https://portfolio.example.com', 'the address at which you publish the site'),
  description:
    'Projects, write-ups, certificates and resume of a software developer, designer and freelancer.',
  language: 'en',
});
