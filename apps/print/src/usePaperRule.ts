import { useInsertionEffect } from 'react';
import { paperSizes, type PaperSize } from './setup';

let rule: CSSStyleSheet | undefined;

/** Sets the printed page's size and margins in a constructed style sheet, which the content security policy allows. */
export function usePaperRule(paper: PaperSize, marginMm: number) {
  useInsertionEffect(() => {
    if (!rule) {
      rule = new CSSStyleSheet();
      document.adoptedStyleSheets.push(rule);
    }
    const { widthMm, heightMm } = paperSizes[paper];
    rule.replaceSync(`@page{size:${widthMm}mm ${heightMm}mm;margin:${marginMm}mm}`);
  }, [paper, marginMm]);
}
