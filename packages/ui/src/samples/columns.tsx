import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { tileVars } from '../theme';

/**
 * Returns a decorator that shows a component at the width it has on a page.
 *
 * @param heading text of an `<h2>` above the component, for components whose headings start at level 3
 */
export const inColumn =
  (maxInlineSize: string, heading?: string): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      {heading && <h2>{heading}</h2>}
      <Story />
    </div>
  );

const ArticleColumn = styled.div`
  ${tileVars('cool')}
  max-inline-size: 44rem;
`;

/** Decorator that shows a component at the width of an article, in a tile's colours. */
export const inArticle: Decorator = (Story) => (
  <ArticleColumn>
    <Story />
  </ArticleColumn>
);
