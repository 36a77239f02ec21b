/** Id of the live region in the page shell. */
export const announcerId = 'announcer';

/** Says a sentence through the page's polite live region. */
export function announce(sentence: string) {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = sentence;
}
