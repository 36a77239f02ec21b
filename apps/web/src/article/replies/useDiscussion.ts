import {
  listen,
  readStored,
  useIsHydrated,
  useTheme,
  useTimeout,
  writeStored,
} from '@portfolio/behaviors';
import { settings, site, type CommentsService } from '@portfolio/content';
import type { CommentState, Discussion } from '@portfolio/ui';
import { useEffect, useRef, useState } from 'react';

type GiscusService = Extract<CommentsService, { provider: 'giscus' }>;

const origin = 'https://giscus.app';

/** Storage key that giscus's own script uses too. The value is JSON. */
const sessionKey = 'giscus-session';

/** Languages that giscus supports besides English. */
const giscusLanguages =
  'ar be bg ca cs da de eo es eu fa fr he hu id it ja ko nl pl pt ro ru th tr uk uz vi zh-CN zh-TW';

/** If this is undefined, giscus uses English. */
const defaultLanguage = [site.language, site.language.split('-')[0] ?? ''].find((language) =>
  giscusLanguages.split(' ').includes(language),
);

const initialHeightPx = 320;

interface GiscusMessage {
  resizeHeight?: number;
  signOut?: boolean;
  error?: string;
}

/** Removes giscus's session from the URL and stores the session. Returns false if there is no session. */
function takeSession(): boolean {
  const url = new URL(window.location.href);
  const session = url.searchParams.get('giscus');
  if (!session) return false;
  writeStored(sessionKey, JSON.stringify(session));
  url.searchParams.delete('giscus');
  window.history.replaceState(window.history.state, '', url);
  return true;
}

function readSession(): string {
  try {
    return String(JSON.parse(readStored(sessionKey) ?? '""'));
  } catch {
    return '';
  }
}

const sessionErrors = /Bad credentials|Invalid state value|State has expired/;

/**
 * Manages a giscus discussion in a frame, so that no third-party script runs in the page. The frame loads on click, or when the visitor
 * returns from signing in.
 */
export function useDiscussion(service: GiscusService, path: string, title: string): Discussion {
  const { theme } = useTheme(settings.theme);
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<CommentState>('hidden');
  const [heightPx, setHeightPx] = useState(initialHeightPx);
  const [src, setSrc] = useState('');

  const frameUrl = () => {
    const pageUrl = window.location.origin + window.location.pathname;
    const { repo, repoId, category, categoryId, lang = defaultLanguage } = service;
    const query = new URLSearchParams({
      origin: `${pageUrl}#comments`,
      session: readSession(),
      theme,
      reactionsEnabled: '1',
      emitMetadata: '0',
      inputPosition: 'top',
      repo,
      repoId,
      category,
      categoryId,
      strict: '0',
      description: title,
      backLink: pageUrl,
      term: path.slice(1),
    });
    return `${origin}${lang ? `/${lang}` : ''}/widget?${query.toString()}`;
  };
  const show = () => {
    setSrc(frameUrl());
    setState('loading');
  };

  useEffect(() => {
    if (takeSession()) show();
    // Runs once, because only the initial URL contains the session.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (state !== 'loading' && state !== 'shown') return;
    return listen(window, 'message', ({ origin: from, source, data }: MessageEvent) => {
      const message = (data as { giscus?: GiscusMessage } | null)?.giscus;
      if (from !== origin || source !== ref.current?.contentWindow || !message) return;
      setState('shown');
      if (message.resizeHeight) setHeightPx(message.resizeHeight);
      if (!message.signOut && !sessionErrors.test(message.error ?? '')) return;
      if (readStored(sessionKey) === null) return;
      writeStored(sessionKey, null);
      setSrc((url) => url.replace(/session=[^&]*/, 'session='));
    });
  }, [state]);

  useEffect(() => {
    if (state !== 'shown') return;
    ref.current?.contentWindow?.postMessage({ giscus: { setConfig: { theme } } }, origin);
  }, [state, theme]);

  useTimeout(
    () => setState('failed'),
    isHydrated && state === 'loading' ? settings.externalScripts.giveUpMs : null,
  );

  const href = `https://github.com/${service.repo}/discussions`;
  return { state, src, href, heightPx, ref, onShow: show };
}
