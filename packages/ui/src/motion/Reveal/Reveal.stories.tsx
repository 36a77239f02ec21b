import preview from '../../../.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';

import { SectionHead } from '../../layout/Section/Section';
import { paragraphsSample } from '../../samples/chrome';
import { Reveal } from './Reveal';

const Distance = styled.p`
  min-block-size: 120vh;
`;

const meta = preview.meta({
  title: 'Navigation and layout/Reveal (animation, fade in, scroll effect)',
  id: 'motion-reveal',
  component: Reveal,
  args: {
    durationMs: 1000,
    children: (
      <>
        <SectionHead heading="Hobbies" />
        <p>{paragraphsSample[0]}</p>
      </>
    ),
  },
});

const stateOf = (element: HTMLElement) =>
  element.closest('[data-reveal]')?.getAttribute('data-reveal');

/** Content in view on load is not animated. */
export const InView = meta.story();

/** Content below the fold is animated when it scrolls into view. */
export const ScrolledTo = meta.story({
  render: (args) => (
    <>
      <Distance>Scroll down.</Distance>
      <Reveal {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await waitFor(() => expect(stateOf(heading)).toBe('waiting'));
    }
    heading.scrollIntoView();
    await waitFor(() => expect(stateOf(heading)).not.toBe('waiting'));
    const part = heading.closest('[data-reveal]')!;
    await waitFor(() => expect(getComputedStyle(part).opacity).toBe('1'), { timeout: 3000 });
  },
});
