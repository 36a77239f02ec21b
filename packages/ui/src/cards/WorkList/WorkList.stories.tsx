import preview from '../../../.storybook/preview';

import {
  internshipSamples,
  jobSamples,
  longName,
  missingPhotoSample,
  photoSample,
} from '../../samples/cards';
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

export const One = meta.story({ args: { items: internshipSamples.slice(0, 1) } });

export const LongText = meta.story({
  args: { items: [{ ...internshipSamples[0], role: longName, company: longName }] },
});

export const Photo = meta.story({
  args: { items: [{ ...internshipSamples[0], image: photoSample }] },
});

export const MissingImage = meta.story({
  args: { items: [{ ...internshipSamples[1], image: missingPhotoSample }] },
});
