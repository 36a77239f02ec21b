import type { markFolders } from '@portfolio/theme/marks';

import { certificateDrawing } from './certificates';
import type { Drawing } from './drawing';
import { companyMark, providerMark, wovenCover } from './marks';
import { skillDrawing } from './tech';

type MarkFolder = (typeof markFolders)[number];

const folders: Record<MarkFolder, (slug: string, count: number) => Drawing> = {
  certificates: certificateDrawing,
  companies: companyMark,
  providers: providerMark,
  skills: skillDrawing,
  woven: wovenCover,
};

/**
 * Draws the mark for a name: `certificates/<slug>`, `companies/<slug>`, `providers/<slug>`, `skills/<slug>` or `woven/<slug>`.
 * The same name always gives the same drawing.
 *
 * @param count a provider's number of certificates, one bright dot each
 * @throws if the name has any other form
 */
export function markDrawing(name: string, count = 1): Drawing {
  const [folder = '', slug, ...rest] = name.split('/');
  const draw = folders[folder as MarkFolder] as (typeof folders)[MarkFolder] | undefined;
  if (!draw || !slug || rest.length) {
    throw new Error(
      `Unknown drawing "${name}": use <folder>/<slug> with ${Object.keys(folders).join(', ')}.`,
    );
  }
  return draw(slug, count);
}
