import type { Settings } from '@portfolio/content';

/**
 * A script for the start of the body that puts on the dark theme before anything is painted, as `useTheme` would once the page is
 * hydrated. Empty where every visit begins in light, so that most sites send nothing.
 *
 * @param theme how a visit begins and whether the choice is kept, from the content's settings
 */
export function themeBeforePaint({ initial, remember }: Settings['theme']): string {
  const fallback = {
    light: 'false',
    dark: 'true',
    system: `matchMedia('(prefers-color-scheme:dark)').matches`,
  }[initial];
  if (initial === 'light' && !remember) return '';
  const chosen = remember ? `try{chosen=localStorage.getItem('theme')}catch{}` : '';
  const isDark = `chosen==='dark'||(chosen!=='light'&&${fallback})`;
  return `<script>{let chosen;${chosen}if(${isDark})document.body.classList.add('dark')}</script>`;
}
