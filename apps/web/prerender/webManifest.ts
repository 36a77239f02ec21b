import type { Site } from '@portfolio/content/node';
import { siteIcons } from '@portfolio/ui/art';
import { colours, tileColours } from '@portfolio/ui/theme';

/** Creates the web app manifest. */
export function webManifest(site: Site, base: string): string {
  const [ground] = colours.ground;
  const [theme] = tileColours.accent.bg;
  const icons = siteIcons.flatMap(({ file, size, purpose }) =>
    purpose ? [{ src: base + file, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  );
  return JSON.stringify({
    id: base,
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: base,
    scope: base,
    // Visitors need the address bar and the Back button.
    display: 'minimal-ui',
    background_color: ground,
    theme_color: theme,
    icons,
  });
}
