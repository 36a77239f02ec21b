import type { PageBytes } from './firstVisit';

/** What has a budget, by how it is called. */
const budgeted = {
  js: 'JavaScript',
  css: 'CSS',
  html: 'HTML',
  total: 'all files together',
  requests: 'requests',
} as const;
type Budgeted = keyof typeof budgeted;

const forms = ['/contact', '/feedback'];

/**
 * What a page may cost on a first visit: bytes as they are sent, and requests. JavaScript: react-dom, the router and styled-components
 * take 70 KB of it.
 */
export function budgetsOf({
  path,
  data,
  drawings,
  pictures,
}: PageBytes): Partial<Record<Budgeted, number>> {
  return {
    js: forms.includes(path) ? 113_100 : 100_450,
    // The fullest are articles with figures and footnotes. A tenth of it is what paper asks for; the cookie banner's rules are there
    // before it comes (`prerender/entry.tsx`).
    css: 9_420,
    // Ten packets, which a server sends without waiting for an answer. A page that shows the owner's words or many drawings may grow by
    // them; drawings stand at its end. Names of files that changed compress up to 40 bytes better or worse.
    html: 15_980 + 2 * data + drawings,
    // What the owner shows comes on top; `content:check` tells of files that are too heavy.
    total: (forms.includes(path) ? 173_700 : 157_500) + 3 * data + drawings + pictures,
    requests: 16,
  };
}

/** A budget beside what is used of it. */
export interface Use {
  path: string;
  kind: Budgeted;
  used: number;
  budget: number;
}

/** Holds pages against their budgets. */
export const usesOf = (pages: readonly PageBytes[]): Use[] =>
  pages.flatMap((page) =>
    Object.entries(budgetsOf(page)).map(([kind, budget]) => ({
      path: page.path,
      kind: kind as Budgeted,
      used: page[kind as Budgeted],
      budget,
    })),
  );

/** 93934 → `93.9 KB`. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What is said of a budget: how much of it is used, or by how much it is passed. */
export function useLine({ path, kind, used, budget }: Use): string {
  const [amount, limit] =
    kind === 'requests' ? [used, budget] : [`${used} bytes`, kilobytes(budget)];
  const verdict = used > budget ? `: ${used - budget} too many` : '';
  return `${path}: ${budgeted[kind]}, ${amount} of ${limit}${verdict}`;
}
