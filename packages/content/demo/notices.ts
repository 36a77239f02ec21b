import { defineDocument } from '@portfolio/content/define';

export default defineDocument('notices', {
  cookies: {
    text: 'Chat and translation come from other companies, which may set cookies. They load automatically only if you accept. Your choice is stored in this browser.',
    acceptLabel: 'Accept',
    rejectLabel: 'Reject',
  },
  popup: {
    heading: 'How is this site for you?',
    text: 'Seventeen short questions, most of them answered with a single click. Your answers decide what I improve first.',
    link: { label: 'Give Feedback', href: '/feedback' },
    closeLabel: 'Close',
  },
});
