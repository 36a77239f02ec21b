import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);

// Keeps the document for the next time without a network. From a disk it needs no keeping, and there is no worker.
if (import.meta.env.PROD && window.location.protocol !== 'file:' && window.isSecureContext) {
  navigator.serviceWorker.register('./service-worker.js').catch(console.warn);
}
