import { language } from '@portfolio/messages';
import { directionOf } from '@portfolio/messages/direction';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
createRoot(root).render(<App />);

// Caches the document for offline use, except when opened from disk.
if (import.meta.env.PROD && window.location.protocol !== 'file:' && window.isSecureContext) {
  navigator.serviceWorker.register('./service-worker.js').catch(console.warn);
}
