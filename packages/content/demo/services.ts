import { defineDocument, sample } from '@portfolio/content/define';

// GitHub's names have letters, digits and hyphens, LeetCode's underscores too. With a colon in it this is nobody's name there, and the
// cards cannot show a stranger's figures.
const username = sample('portfolio:owner', 'your user name');

export default defineDocument('services', {
  contactForm: { provider: 'inbox', form: 'contact' },
  feedbackForm: { provider: 'inbox', form: 'feedback' },
  botCheck: { provider: 'none' },
  chatbot: { provider: 'none' },
  translation: {
    provider: 'google',
    languages: [
      { code: 'en', name: 'English', direction: 'ltr' },
      { code: 'hi', name: 'हिन्दी', direction: 'ltr' },
      { code: 'ta', name: 'தமிழ்', direction: 'ltr' },
      { code: 'te', name: 'తెలుగు', direction: 'ltr' },
      { code: 'fr', name: 'Français', direction: 'ltr' },
      { code: 'de', name: 'Deutsch', direction: 'ltr' },
      { code: 'es', name: 'Español', direction: 'ltr' },
      { code: 'zh', serviceCode: 'zh-CN', name: '中文', direction: 'ltr' },
      { code: 'ar', name: 'العربية', direction: 'rtl' },
    ],
  },
  qr: { provider: 'qrserver', requestSizePx: 150, displaySizePx: 120 },
  leetCode: {
    provider: 'leetcard',
    username,
    profileUrl: sample('https://example.com/leetcode'),
  },
  gitHub: {
    provider: 'readme-stats',
    username,
    endpoint: 'https://github-readme-stats.vercel.app',
    profileUrl: sample('https://example.com/github'),
  },
  policies: [
    {
      id: 'privacy',
      label: 'Privacy policy',
      href: sample('https://policies.example.com/privacy-policy'),
    },
    {
      id: 'terms',
      label: 'Terms and conditions',
      href: sample('https://policies.example.com/terms-and-conditions'),
    },
    {
      id: 'cookies',
      label: 'Cookie policy',
      href: sample('https://policies.example.com/cookie-policy'),
    },
  ],
  social: [
    { network: 'GitHub', username, href: sample('https://example.com/github/portfolio:owner') },
    { network: 'LinkedIn', username, href: sample('https://example.com/linkedin/portfolio:owner') },
    { network: 'LeetCode', username, href: sample('https://example.com/leetcode') },
    {
      network: sample('Instagram', 'another network, if any'),
      username,
      href: sample('https://example.com/instagram'),
    },
  ],
});
