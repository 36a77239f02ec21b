import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { tileVars } from '../theme';

/**
 * Shows a part as wide as it is on a page.
 *
 * @param heading stands above it, where its own heading is not the first
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
  ${tileVars('neelam')}
  max-inline-size: 44rem;
`;

/** Shows a part as it is in an article, in the colours of its tile. */
export const inArticle: Decorator = (Story) => (
  <ArticleColumn>
    <Story />
  </ArticleColumn>
);
