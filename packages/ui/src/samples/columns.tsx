import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { tileVars } from '../theme';

/**
 * Decorator that shows a component at its width on a page.
 *
 * @param heading rendered above it, if its own is not the first
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

/** Decorator that shows a component as in an article, in its tile's colours. */
export const inArticle: Decorator = (Story) => (
  <ArticleColumn>
    <Story />
  </ArticleColumn>
);
