import type { Site } from '@portfolio/content/node';
import { siteIcons } from '@portfolio/ui/art';
import { colours, tileColours } from '@portfolio/ui/theme';

/** What a home screen shows of the site once a visitor has put it there. */
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
    // With the address and Back: this is a site to read, and an application without them would be a trap.
    display: 'minimal-ui',
    background_color: ground,
    theme_color: theme,
    icons,
  });
}
