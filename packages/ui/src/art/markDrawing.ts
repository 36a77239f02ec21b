import { certificateDrawing } from './certificates';
import { wovenCover } from './cover';
import type { Drawing } from './drawing';
import { companyMark, providerMark } from './marks';
import { skillDrawing } from './tech';

const folders: Record<string, (slug: string, count: number) => Drawing> = {
  certificates: certificateDrawing,
  companies: companyMark,
  providers: providerMark,
  skills: skillDrawing,
  woven: wovenCover,
};

/**
 * Draws what is woven from a name: `certificates/<slug>`, `companies/<slug>`, `providers/<slug>`, `skills/<slug>` and `woven/<slug>`. Content may
 * thus name a drawing that is not in the art set yet; the same name is always the same drawing.
 *
 * @param count For a provider: how many certificates there are, one bright dot each.
 * @throws if no drawing can be made from the name.
 */
export function markDrawing(name: string, count = 1): Drawing {
  const [folder = '', slug, ...rest] = name.split('/');
  const draw = folders[folder];
  if (!draw || !slug || rest.length) {
    throw new Error(
      `There is no drawing "${name}"; drawn from a name are ${Object.keys(folders).join(', ')}`,
    );
  }
  return draw(slug, count);
}
