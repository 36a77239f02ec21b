/** Feature flags. The build drops the code of unused features. */
import { motif } from '@portfolio/theme';

/** True if the hero or a page head may show a photograph. */
export const hasPhotos = import.meta.env.VITE_HAS_PHOTOS !== 'no';

/** True if drawings are straight lines instead of kolams. */
export const hasLines = import.meta.env.VITE_HAS_LINES !== 'no' && motif === 'lines';

/** True if any article has tags. */
export const hasTags = import.meta.env.VITE_HAS_TAGS !== 'no';

/** True if any page needs `article/Prose/rareParts.ts`. */
export const hasRareParts = import.meta.env.VITE_HAS_RARE_PARTS !== 'no';

/** True if the resume has a job summary, or a section that few resumes have. */
export const hasResumeExtras = import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no';

/** True if any skill has a level in words, years of experience, or no percentage. */
export const hasSkillExtras = import.meta.env.VITE_HAS_SKILL_EXTRAS !== 'no';
