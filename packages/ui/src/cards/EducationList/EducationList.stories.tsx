import type { Meta, StoryObj } from '@storybook/react-vite';

import { Wrap } from '../../layout/Wrap/Wrap';
import { educationSamples, longName } from '../../samples/cards';
import { EducationList } from './EducationList';

const meta = {
  title: 'Cards/Person/EducationList',
  component: EducationList,
  args: { items: educationSamples },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Wrap>
        <h2>Education</h2>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof EducationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line runs on to the edge of the page. */
export const Default: Story = {};

export const Two: Story = { args: { items: educationSamples.slice(0, 2) } };

/** No school, no line. */
export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: { items: educationSamples.map((item) => ({ ...item, title: longName })) },
};
