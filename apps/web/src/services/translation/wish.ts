/** The name under which the tab notes the language that the visitor reads in. */
export const translationWish = 'language';
