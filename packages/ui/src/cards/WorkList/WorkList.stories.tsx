import preview from '../../../.storybook/preview';

import { internshipSamples, jobSamples, longName, photoSample } from '../../samples/cards';
import { WorkList } from './WorkList';

const meta = preview.meta({
  title: 'Cards and lists/WorkList (jobs, experience, timeline)',
  id: 'cards-person-worklist',
  component: WorkList,
  args: { items: internshipSamples },
});

/** A repeated year is read out but not shown. */
export const Default = meta.story();

/** Jobs with a summary, highlights and skills; one is ongoing. */
export const Jobs = meta.story({ args: { items: jobSamples } });

export const LongText = meta.story({
  args: {
    items: [{ ...internshipSamples[0], image: photoSample, role: longName, company: longName }],
  },
});
