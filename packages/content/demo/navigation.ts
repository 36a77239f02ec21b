import { defineDocument } from '@portfolio/content/define';

export default defineDocument('navigation', [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Projects', href: '/projects' },
  { label: 'Internships', href: '/internships' },
  { label: 'Certificates', href: '/certificates' },
  { label: 'Skills', href: '/skills' },
  { label: 'Activity', href: '/my-activity' },
  { label: 'Resume', href: '/resume' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'Contact', href: '/contact' },
]);
