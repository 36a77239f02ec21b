import { defineDocument } from '@portfolio/content/define';

export default defineDocument('footer', {
  word: {
    text: 'நன்றி',
    transliteration: 'Nandri',
    meaning: 'thank you',
    language: 'ta',
    image: { art: 'words/nandri', alt: 'நன்றி, thank you in Tamil' },
  },
  headings: { pages: 'Pages', profiles: 'Elsewhere', policies: 'Policies' },
  pages: [
    { label: 'Home', href: '/' },
    { label: 'About', href: '/about' },
    { label: 'Projects', href: '/projects' },
    { label: 'Skills', href: '/skills' },
    { label: 'Blogs', href: '/blogs' },
    { label: 'Contact', href: '/contact' },
  ],
  sampleNotice:
    'Some names, texts, figures and links on this site are samples that its owner has yet to replace.',
});
