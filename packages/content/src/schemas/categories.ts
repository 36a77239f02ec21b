import { entity, list, text } from './common';

/** Categories in the order in which a filter offers them. */
const categories = list(text('name the category'), 'list the categories');

/** The categories that entries may belong to. The first choice of every filter, "All", is the site's own. */
export const categoriesSchema = entity({
  projects: categories,
  posts: categories,
  skills: categories,
  /** The one of projects and posts that are only announced, without a page; left out where nothing is announced. */
  upcoming: text('name the category of what is only announced').optional(),
});
