import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import {
  internshipSamples,
  jobSamples,
  longName,
  missingPhotoSample,
  photoSample,
} from '../../samples/cards';
import { WorkList } from './WorkList';

const meta = {
  title: 'Cards and lists/WorkList (jobs, experience, timeline)',
  id: 'cards-person-worklist',
  component: WorkList,
  args: { items: internshipSamples },
} satisfies Meta<typeof WorkList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A repeated year is read out but not shown again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('listitem');
    await expect(stops).toHaveLength(3);
    await expect(stops[1]!).toHaveTextContent(/^2024Full stack developer intern/);
    await expect(stops[1]!.querySelector('p')!.firstElementChild!.clientWidth).toBe(1);
  },
};

/** Jobs have highlights, skills, and a duration that may be ongoing. */
export const Jobs: Story = { args: { items: jobSamples } };

export const One: Story = { args: { items: internshipSamples.slice(0, 1) } };

export const LongText: Story = {
  args: { items: [{ ...internshipSamples[0], role: longName, company: longName }] },
};

/** With a company's logo. */
export const Photo: Story = { args: { items: [{ ...internshipSamples[0], image: photoSample }] } };

export const MissingImage: Story = {
  args: { items: [{ ...internshipSamples[1], image: missingPhotoSample }] },
};

/** Nothing is rendered without items. */
export const Empty: Story = { args: { items: [] } };
