import { site } from '@portfolio/content';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle, type DocumentHead } from '../page';
import { recallFocus, rememberFocus } from './focusMemory';
import { recallScroll, rememberScroll, takeOverScrolling } from './scrollMemory';

/** Id of the polite live region in the page shell. */
export const announcerId = 'announcer';

/** Whether this document has shown its first page; the browser itself announces, focuses and scrolls that one. */
let hasShownFirstPage = false;

/**
 * Brings the document's head up to the page that was navigated to. The prerendered head of a first visit already says this and
 * more (`prerender/head.ts`); crawlers that run scripts get title, description, canonical address and robots right here too.
 */
function applyHead(head: DocumentHead) {
  const set = (selector: string, attribute: string, value: string) =>
    document.querySelector(selector)?.setAttribute(attribute, value);
  document.title = documentTitle(head);
  set('meta[name="description"]', 'content', head.description);
  set('link[rel="canonical"]', 'href', `${site.url}${head.canonicalPath ?? ''}`);
  set('meta[name="robots"]', 'content', head.canonicalPath === null ? 'noindex' : 'index, follow');
}

/** The id that a fragment names; `#100%` is no valid writing of one and stands for itself. */
function fragmentOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls to the element that a fragment names. @returns whether there is one */
function scrollToFragment(hash: string): boolean {
  const target = hash ? document.getElementById(fragmentOf(hash)) : null;
  target?.scrollIntoView();
  // From there the search leads on to the words that were looked for (`search/showPlace.ts`).
  if (target) window.dispatchEvent(new Event('fragmentscroll'));
  return target !== null;
}

/**
 * What a browser does when a page is opened, for pages that are opened without one: sets the document's head, moves focus to
 * the start of the content and announces the page (WCAG 2.2 2.4.3, 4.1.3), and scrolls to the top or to the fragment. Back and Forward
 * lead to the place where the visitor was, and the focus to what had it.
 */
export function useRouteChange(head: DocumentHead) {
  const { key, hash } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const keyNow = useEffectEvent(() => key);
  const arrive = useEffectEvent(() => {
    if (!hasShownFirstPage) {
      hasShownFirstPage = true;
      takeOverScrolling();
      // Its document has a head already, but while developing.
      if (import.meta.env.DEV) applyHead(head);
      return;
    }
    // Style sheets let what enters fade in only here: on a first visit it has been painted already.
    document.documentElement.dataset['navigated'] = '';
    applyHead(head);
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = documentTitle(head);
    document.getElementById('main')?.focus({ preventScroll: true });
    if (cameBack || !scrollToFragment(hash)) window.scrollTo(0, cameBack ? recallScroll(key) : 0);
    if (cameBack) recallFocus(key);
  });

  // Before paint: the new page must not flash at the old page's place. Once per page, not per change of its query.
  useLayoutEffect(() => {
    arrive();
    const stopRemembering = rememberScroll(() => keyNow());
    return () => {
      stopRemembering();
      rememberFocus(keyNow());
    };
  }, []);

  // A link to a place in the page that is open, such as a result of the search; the browser itself follows those that name the place alone.
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!cameBack) scrollToFragment(hash);
  }, [key, hash, cameBack]);
}
