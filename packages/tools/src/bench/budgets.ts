import type { PageBytes } from './firstVisit';

const labels = {
  js: 'JavaScript',
  css: 'CSS',
  html: 'HTML',
  total: 'all files together',
  requests: 'requests',
} as const;
type BudgetName = keyof typeof labels;

const forms = ['/contact', '/feedback'];

/**
 * Returns a page's budgets for a first visit: compressed bytes, and the number of requests. react-dom, the router and
 * styled-components make up 70 KB of the JavaScript.
 */
export function budgetsOf({
  path,
  data,
  drawings,
  pictures,
}: PageBytes): Partial<Record<BudgetName, number>> {
  return {
    js: forms.includes(path) ? 125_000 : 113_800,
    // Articles with figures and footnotes need the most CSS. When class names change, the CSS can grow by up to 20 bytes.
    css: 9_900,
    // When file names change, the HTML can grow by up to 60 bytes.
    html: 16_400 + 2 * data + drawings,
    // Pictures do not count against the budget. `content:check` reports those that are too large.
    total: (forms.includes(path) ? 186_000 : 174_000) + 3 * data + drawings + pictures,
    requests: 18,
  };
}

/** A page's use of one budget, in bytes or requests. */
export interface BudgetUse {
  path: string;
  kind: BudgetName;
  used: number;
  budget: number;
}

export const budgetUses = (pages: readonly PageBytes[]): BudgetUse[] =>
  pages.flatMap((page) =>
    Object.entries(budgetsOf(page)).map(([kind, budget]) => ({
      path: page.path,
      kind: kind as BudgetName,
      used: page[kind as BudgetName],
      budget,
    })),
  );

/** Formats bytes: 93934 → `93.9 KB`. */
export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Formats a page's use of a budget, with the excess if there is one. */
export function describeUse({ path, kind, used, budget }: BudgetUse): string {
  const [amount, limit] =
    kind === 'requests' ? [used, budget] : [`${used} bytes`, formatKilobytes(budget)];
  const excess = used > budget ? `, ${used - budget} over` : '';
  return `${path}: ${labels[kind]}, ${amount} of ${limit}${excess}`;
}

/** Summarizes exceeded budgets: the number of pages, and the three pages that exceed a budget by the largest share. */
export function summarizeUses(overBudget: readonly BudgetUse[]): string[] {
  const worst = new Map<string, BudgetUse>();
  const shareOf = ({ used, budget }: BudgetUse) => used / budget;
  for (const use of overBudget.toSorted((one, other) => shareOf(other) - shareOf(one))) {
    if (!worst.has(use.path)) worst.set(use.path, use);
  }
  const lines = [...worst.values()].slice(0, 3).map(describeUse);
  const title = `${worst.size} ${worst.size === 1 ? 'page exceeds' : 'pages exceed'} a byte budget`;
  return [worst.size > lines.length ? `${title}, the worst being:` : `${title}:`, ...lines];
}
