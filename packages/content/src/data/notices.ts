import { defineDocument } from '../define';

export default defineDocument('notices', {
  cookies: {
    text: 'Chat and translation come from other companies, which may set cookies. They load by themselves only if you accept. Your answer is kept in this browser.',
    acceptLabel: 'Accept',
    rejectLabel: 'Reject',
  },
  popup: {
    heading: 'How is this site for you?',
    text: 'Seventeen short questions, most of them answered with one press. What you say decides what gets better first.',
    link: { label: 'Give Feedback', href: '/feedback' },
    closeLabel: 'Close',
  },
});
