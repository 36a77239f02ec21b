import {
  listen,
  readStored,
  useIsHydrated,
  useTheme,
  useTimeout,
  writeStored,
} from '@portfolio/behaviors';
import { settings, type CommentsService } from '@portfolio/content';
import type { CommentState, Discussion } from '@portfolio/ui';
import { useEffect, useRef, useState } from 'react';

type GiscusService = Extract<CommentsService, { provider: 'giscus' }>;

/** Where giscus answers. */
const origin = 'https://giscus.app';

/** Where giscus's own script keeps the visitor's session, as JSON. */
const sessionKey = 'giscus-session';

/** Height of the frame until it has said its own, in px. */
const firstHeightPx = 320;

/** What the frame says. */
interface GiscusMessage {
  resizeHeight?: number;
  signOut?: boolean;
  error?: string;
}

/** Takes the session that sign-in has put into the address, and removes it there. @returns whether there was one */
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

/** Errors by which giscus says that a session has ended. */
const endsSession = /Bad credentials|Invalid state value|State has expired/;

/**
 * A discussion through giscus, which is a page in a frame: no script of another company runs in this one. Loads on a press, or when the
 * visitor comes back from signing in. Its theme is that of the site.
 *
 * @param path of the post, which names its discussion
 * @param title of the post, for a discussion that begins
 */
export function useDiscussion(service: GiscusService, path: string, title: string): Discussion {
  const { theme } = useTheme(settings.theme);
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<CommentState>('hidden');
  const [heightPx, setHeightPx] = useState(firstHeightPx);
  const [src, setSrc] = useState('');

  const frameAddress = () => {
    const here = window.location.origin + window.location.pathname;
    const { repo, repoId, category, categoryId, lang } = service;
    const query = new URLSearchParams({
      origin: `${here}#comments`,
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
      backLink: here,
      term: path.slice(1),
    });
    return `${origin}${lang ? `/${lang}` : ''}/widget?${query.toString()}`;
  };
  const show = () => {
    setSrc(frameAddress());
    setState('loading');
  };

  useEffect(() => {
    if (takeSession()) show();
    // Once: the address says it on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (state !== 'loading' && state !== 'shown') return;
    return listen(window, 'message', ({ origin: from, source, data }: MessageEvent) => {
      const said = (data as { giscus?: GiscusMessage } | null)?.giscus;
      if (from !== origin || source !== ref.current?.contentWindow || !said) return;
      setState('shown');
      if (said.resizeHeight) setHeightPx(said.resizeHeight);
      if (!said.signOut && !endsSession.test(said.error ?? '')) return;
      if (readStored(sessionKey) === null) return;
      writeStored(sessionKey, null);
      setSrc((address) => address.replace(/session=[^&]*/, 'session='));
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
