import { language } from '@portfolio/messages';
import { directionOf } from '@portfolio/messages/direction';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
createRoot(root).render(<App />);
