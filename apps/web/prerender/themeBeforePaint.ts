import type { Settings } from '@portfolio/content';

/** Returns a script that sets the initial theme before the first paint. Empty if every visit starts in the light theme. */
export function themeBeforePaint({ initial, remember }: Settings['theme']): string {
  const fallback = {
    light: 'false',
    dark: 'true',
    system: `matchMedia('(prefers-color-scheme:dark)').matches`,
  }[initial];
  if (initial === 'light' && !remember) return '';
  const readChosen = remember ? `try{chosen=localStorage.getItem('theme')}catch{}` : '';
  const isDarkExpression = `chosen==='dark'||(chosen!=='light'&&${fallback})`;
  return `<script>{let chosen;${readChosen}if(${isDarkExpression})document.body.classList.add('dark')}</script>`;
}
