import preview from '../../../.storybook/preview';

import { Container } from '../../layout/Container/Container';
import { educationSamples, longName } from '../../samples/cards';
import { EducationList } from './EducationList';

const meta = preview.meta({
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
});

/** The line extends to the edge of the page. */
export const Default = meta.story();

export const LongText = meta.story({
  args: { items: educationSamples.map((item) => ({ ...item, title: longName })) },
});
