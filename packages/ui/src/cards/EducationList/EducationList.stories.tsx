import type { Meta, StoryObj } from '@storybook/react-vite';

import { Container } from '../../layout/Container/Container';
import { educationSamples, longName } from '../../samples/cards';
import { EducationList } from './EducationList';

const meta = {
  title: 'Cards and lists/EducationList (schools, timeline)',
  id: 'cards-person-educationlist',
  component: EducationList,
  args: { items: educationSamples },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <h2>Education</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof EducationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line continues to the edge of the page. */
export const Default: Story = {};

export const Two: Story = { args: { items: educationSamples.slice(0, 2) } };

/** Nothing is rendered without items. */
export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: { items: educationSamples.map((item) => ({ ...item, title: longName })) },
};
