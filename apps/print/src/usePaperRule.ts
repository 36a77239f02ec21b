import { useInsertionEffect } from 'react';
import { papers, type Paper } from './setup';

let rule: CSSStyleSheet | undefined;

/**
 * Tells the browser the size of the paper and its margins, for its Print command as for the page's own button. A constructed
 * style sheet, since a content policy forbids none of it.
 *
 * @param paper the sheet of paper
 * @param marginMm white on each side, in mm
 */
export function usePaperRule(paper: Paper, marginMm: number) {
  useInsertionEffect(() => {
    if (!rule) {
      rule = new CSSStyleSheet();
      document.adoptedStyleSheets.push(rule);
    }
    const { widthMm, heightMm } = papers[paper];
    rule.replaceSync(`@page{size:${widthMm}mm ${heightMm}mm;margin:${marginMm}mm}`);
  }, [paper, marginMm]);
}
