import type { PageBytes } from './firstVisit';

const labels = {
  js: 'JavaScript',
  css: 'CSS',
  html: 'HTML',
  total: 'all files',
  requests: 'requests',
};
type BudgetName = keyof typeof labels;

/**
 * Returns a page's budgets for a first visit: compressed bytes, and the number of requests. react-dom, the router and
 * styled-components make up 70 KB of the JavaScript.
 */
export function budgetsOf(page: PageBytes): Record<BudgetName, number> {
  const { data, drawings, pictures } = page;
  const isForm = ['/contact', '/feedback'].includes(page.path);
  return {
    js: isForm ? 125_000 : 113_800,
    // Articles with figures and footnotes need the most CSS. When class names change, the CSS can grow by up to 20 bytes.
    css: 9_900,
    // When file names change, the HTML can grow by up to 60 bytes.
    html: 16_400 + 2 * data + drawings,
    // Pictures do not count against the budget. `content:check` reports those that are too large.
    total: (isForm ? 186_000 : 174_000) + 3 * data + drawings + pictures,
    requests: 18,
  };
}

/** Lists the pages' uses of their budgets, in bytes or requests. Those that exceed their budget by the largest share come first. */
export const budgetUses = (pages: readonly PageBytes[]) =>
  pages
    .flatMap((page) =>
      Object.entries(budgetsOf(page)).map(([name, budget]) => {
        const kind = name as BudgetName;
        return { path: page.path, kind, used: page[kind], budget };
      }),
    )
    .sort((one, other) => other.used / other.budget - one.used / one.budget);

export const describeUse = ({ path, kind, used, budget }: ReturnType<typeof budgetUses>[number]) =>
  `${path}: ${labels[kind]}, ${used} of ${budget}${kind === 'requests' ? '' : ' bytes'}`;
