/// <reference types="vite/client" />

/** `no` omits the code of a feature that the site does not use. */
interface ImportMetaEnv {
  /** A photograph on Home or in a page head. */
  readonly VITE_HAS_PHOTOS?: string;
  /** Drawings of straight lines. */
  readonly VITE_HAS_LINES?: string;
  /** More than ten links in the navigation. */
  readonly VITE_HAS_MANY_LINKS?: string;
  /** Untranslated entries among translated ones, and links between languages. */
  readonly VITE_HAS_LANGUAGES?: string;
  /** The owner's own pages. */
  readonly VITE_HAS_CUSTOM_PAGES?: string;
  /** Tags of articles. */
  readonly VITE_HAS_TAGS?: string;
  /** Embeds, or parts in `article/Prose/rareParts.ts`. */
  readonly VITE_HAS_RARE_PARTS?: string;
  /** In the resume: a file name, job summaries or links, courses, or a section that few resumes have. */
  readonly VITE_HAS_RESUME_EXTRAS?: string;
  /** Skills with a level in words, years of experience, or no percentage. */
  readonly VITE_HAS_SKILL_EXTRAS?: string;
}
