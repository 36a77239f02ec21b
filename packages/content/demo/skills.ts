import { defineDocument, sample } from '@portfolio/content/define';

export default defineDocument('skills', {
  list: [
    {
      name: 'HTML',
      image: { art: 'skills/html', alt: 'The mark of HTML.' },
      percent: 95,
      category: 'Frontend',
    },
    {
      name: 'CSS',
      image: { art: 'skills/css', alt: 'The mark of CSS.' },
      percent: 90,
      category: 'Frontend',
    },
    {
      name: 'JavaScript',
      image: { art: 'skills/javascript', alt: 'The mark of JavaScript.' },
      percent: 80,
      category: 'Frontend',
    },
    {
      name: 'React',
      image: { art: 'skills/react', alt: 'The mark of React.' },
      percent: 85,
      category: 'Frontend',
    },
    {
      name: 'Node.js',
      image: { art: 'skills/node-js', alt: 'The mark of Node.js.' },
      percent: 80,
      category: 'Backend',
    },
    {
      name: 'Firebase',
      image: { art: 'skills/firebase', alt: 'The mark of Firebase.' },
      percent: 75,
      category: 'Backend',
    },
    {
      name: 'Netlify',
      image: { art: 'skills/netlify', alt: 'The mark of Netlify.' },
      percent: 70,
      category: 'Deployment',
    },
    {
      name: 'GitHub',
      image: { art: 'skills/github', alt: 'The mark of GitHub.' },
      percent: 85,
      category: 'Tools',
    },
    {
      name: 'Figma',
      image: { art: 'skills/figma', alt: 'The mark of Figma.' },
      percent: 90,
      category: 'Design',
    },
    {
      name: 'Canva',
      image: { art: 'skills/canva', alt: 'A mark woven for Canva.' },
      percent: 88,
      category: 'Design',
    },
    {
      name: 'Java',
      image: { art: 'skills/java', alt: 'The mark of Java: its mascot, Duke.' },
      percent: 60,
      category: 'Backend',
    },
    {
      name: 'Spring Boot',
      image: { art: 'skills/spring-boot', alt: 'The mark of Spring Boot.' },
      percent: 65,
      category: 'Backend',
    },
    {
      name: 'Kotlin',
      image: { art: 'skills/kotlin', alt: 'The mark of Kotlin.' },
      percent: 30,
      category: 'Backend',
    },
    {
      name: 'Python',
      image: { art: 'skills/python', alt: 'The mark of Python.' },
      percent: sample(50),
      category: sample('Backend'),
    },
    {
      name: 'MySQL',
      image: { art: 'skills/mysql', alt: 'The mark of MySQL: a dolphin.' },
      percent: 50,
      category: 'Database',
    },
    {
      name: 'MongoDB',
      image: { art: 'skills/mongodb', alt: 'The mark of MongoDB.' },
      percent: 50,
      category: 'Database',
    },
    {
      name: 'Cloudflare',
      image: { art: 'skills/cloudflare', alt: 'The mark of Cloudflare.' },
      percent: 50,
      category: 'Deployment',
    },
  ],
  paragraph: sample(
    'The percentages are my own estimate: what I use every week is high, what I have just started is low. I work from the interface down, in React and Node.js or in Java with Spring Boot, and I draw the screens in Figma or Canva before I write them.',
    'how you work, in your own words',
  ),
  resumeLabel: 'View Resume',
});
