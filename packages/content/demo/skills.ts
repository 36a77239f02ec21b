import { defineDocument, sample } from '@portfolio/content/define';

/** A skill, with the drawing of its mark. */
const skill = (name: string, percent: number, category: string, alt = `The mark of ${name}.`) => ({
  name,
  percent,
  category,
  image: {
    art: `skills/${name.toLowerCase().replace(/[^a-z]/g, '-')}`,
    alt,
  },
});

export default defineDocument('skills', {
  list: [
    skill('HTML', 95, 'Frontend'),
    skill('CSS', 90, 'Frontend'),
    skill('JavaScript', 80, 'Frontend'),
    skill('React', 85, 'Frontend'),
    skill('Node.js', 80, 'Backend'),
    skill('Firebase', 75, 'Backend'),
    skill('Netlify', 70, 'Deployment'),
    skill('GitHub', 85, 'Tools'),
    skill('Figma', 90, 'Design'),
    skill('Canva', 88, 'Design', 'A mark woven for Canva.'),
    skill('Java', 60, 'Backend', 'The mark of Java: its mascot, Duke.'),
    skill('Spring Boot', 65, 'Backend'),
    skill('Kotlin', 30, 'Backend'),
    { ...skill('Python', 50, 'Backend'), percent: sample(50), category: sample('Backend') },
    skill('MySQL', 50, 'Database', 'The mark of MySQL: a dolphin.'),
    skill('MongoDB', 50, 'Database'),
    skill('Cloudflare', 50, 'Deployment'),
  ],
  paragraph: sample(
    'The percentages are my own estimate: what I use every week is high, what I have just started is low. I work from the interface down, in React and Node.js or in Java with Spring Boot, and I draw the screens in Figma or Canva before I write them.',
    'how you work, in your own words',
  ),
  resumeLabel: 'View Resume',
});
