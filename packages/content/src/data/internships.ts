import { defineDocument } from '../define';
import { sample } from '../sample';

export default defineDocument('internships', [
  {
    id: 'web-development-2024',
    company: sample('Example Web Studio'),
    city: 'Online',
    role: 'Web development intern',
    year: 2024,
    duration: '1 month',
    image: { art: 'companies/web-studio', alt: 'The company’s mark, woven from one line.' },
    tile: 'neem',
    type: 'Remote',
  },
  {
    id: 'full-stack-2024',
    company: sample('Example Software House'),
    city: 'Coimbatore',
    role: 'Full stack developer intern',
    year: 2024,
    duration: '2 weeks',
    image: { art: 'companies/software-house', alt: 'The company’s mark, woven from one line.' },
    tile: 'manjal',
    type: 'Offline',
  },
  {
    id: 'web-developer-2022',
    company: sample('Example Technologies'),
    city: 'Coimbatore',
    role: 'Web developer intern',
    year: 2022,
    duration: '1 month',
    image: { art: 'companies/technologies', alt: 'The company’s mark, woven from one line.' },
    tile: 'kaavi',
    type: 'Offline',
  },
  {
    id: 'web-developer-2021',
    company: sample('Example Technologies'),
    city: 'Coimbatore',
    role: 'Web developer intern',
    year: 2021,
    duration: '1 month',
    image: { art: 'companies/technologies', alt: 'The company’s mark, woven from one line.' },
    tile: 'kaavi',
    type: 'Offline',
  },
]);
