import { defineDocument, sample } from '@portfolio/content/define';

export default defineDocument('owner', {
  name: sample('Portfolio Owner'),
  email: sample('owner@example.com'),
  role: 'Software developer, designer and freelancer',
  location: {
    region: sample('Tamil Nadu', 'your city or region, as far as it is public'),
    country: 'India',
    countryCode: 'IN',
  },
  portrait: sample(
    {
      art: 'portrait',
      alt: 'A stand-in portrait made of dots: head and shoulders of a person with short hair.',
    },
    'your photo, with its size and a description',
  ),
  resumeUrl: sample(
    'https://example.com/documents/resume',
    'the shared document that View Resume opens',
  ),
});
