import type { Meta, StoryObj } from '@storybook/react-vite';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import {
  heroSample,
  longName,
  missingPhotoSample,
  photoSample,
  titleSamples,
} from '../../samples/cards';
import { PauseButton } from '../PauseButton/PauseButton';
import { TypedTitle } from '../TypedTitle/TypedTitle';
import { Hero } from './Hero';

const meta = {
  title: 'Home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    ...heroSample,
    introduction: 'Vanakkam,\nI’m Portfolio Owner',
    title: <TypedTitle text={titleSamples[0]!} allTitles={titleSamples} />,
    actions: (
      <>
        <LinkButton href="https://example.com/resume" newTab>
          View Resume
        </LinkButton>
        <LinkButton href="/contact" variant="outline">
          Hire Me
        </LinkButton>
        <PauseButton isPaused={false} onToggle={() => undefined} />
      </>
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photo: Story = { args: { portrait: photoSample } };

export const MissingImage: Story = { args: { portrait: missingPhotoSample } };

export const LongText: Story = {
  args: { introduction: longName, lead: `${longName}. `.repeat(3) },
};

export const Tablet: Story = { globals: { viewport: { value: 'medium' } } };
