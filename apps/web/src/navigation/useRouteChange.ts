import { site } from '@portfolio/content';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle, type DocumentHead } from '../page';
import { routeChangeEvent } from './routeChange';
import { restoreFocus, rememberFocus } from './focusMemory';
import { recallScroll, rememberScroll, takeOverScrollRestoration } from './scrollMemory';

export const announcerId = 'announcer';

/** State of history entries that filters add. Navigating to these entries changes neither scroll position nor focus. */
export const filterState = 'filter';

/** The browser announces the first page and handles its focus and scroll position. */
let hasShownFirstPage = false;

/** Updates only some of the `<head>` tags that `prerender/head.ts` creates. */
function applyHead(head: DocumentHead) {
  const set = (selector: string, attribute: string, value: string) =>
    document.querySelector(selector)?.setAttribute(attribute, value);
  document.title = documentTitle(head);
  set('meta[name="description"]', 'content', head.description);
  set('link[rel="canonical"]', 'href', `${site.url}${head.canonicalPath ?? ''}`);
  set('meta[name="robots"]', 'content', head.canonicalPath === null ? 'noindex' : 'index, follow');
  if (import.meta.env.VITE_HAS_LANGUAGES !== 'no') {
    // These links belong to the page that the document was opened with.
    for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
  }
}

/** Removes the `#` and decodes the fragment. Does not decode an invalid fragment, such as `#100%`. */
function fragmentOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Scrolls to a fragment's element and focuses it (WCAG 2.2, 2.4.3).
 * @returns false if the element does not exist
 */
function goToFragment(hash: string): boolean {
  const target = hash ? document.getElementById(fragmentOf(hash)) : null;
  if (!target) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
  // Lets the search highlight the query's words (`search/highlightWords.ts`).
  window.dispatchEvent(new Event('fragmentscroll'));
  return true;
}

function goTo(scrollTop: number) {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo(0, scrollTop);
}

/**
 * Handles client-side navigation: updates `<head>`, focuses and announces the page (WCAG 2.2, 2.4.3, 4.1.3) and scrolls. Back and Forward
 * restore scroll position and focus.
 */
export function useRouteChange(head: DocumentHead) {
  const { key, hash, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const currentKey = useEffectEvent(() => key);
  const onRouteChange = useEffectEvent(() => {
    if (!hasShownFirstPage) {
      hasShownFirstPage = true;
      takeOverScrollRestoration();
      // In development, there is no prerendered `<head>`.
      if (import.meta.env.DEV) {
        applyHead(head);
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        // Keeps the scroll position when edited content reloads the page.
        if (visit?.type === 'reload') window.scrollTo(0, recallScroll(key));
      }
      return;
    }
    // Enables fade-in styles, which the first page must not have because it is already painted.
    document.documentElement.dataset['navigated'] = '';
    applyHead(head);
    if (import.meta.env.VITE_HAS_ANALYTICS !== 'no')
      window.dispatchEvent(new Event(routeChangeEvent));
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = documentTitle(head);
    if (!isReturn && goToFragment(hash)) return;
    goTo(isReturn ? recallScroll(key) : 0);
    if (isReturn) restoreFocus(key);
  });

  // Runs before paint, to avoid a flash. Runs once per page, not when the query string changes.
  useLayoutEffect(() => {
    onRouteChange();
    const stopRecording = rememberScroll(() => currentKey());
    return () => {
      stopRecording();
      rememberFocus(currentKey());
    };
  }, []);

  // Handles links to the current page, such as a search result for one of its sections.
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!isReturn && state !== filterState && !goToFragment(hash)) goTo(0);
  }, [key, hash, state, isReturn]);
}
