import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { qrModules } from '../../samples/qr';
import { ResumeQr } from '../../resume/ResumeQr/ResumeQr';
import { resumeSample } from '../../samples/resume';
import { pageStory } from '../pageStory';
import { ResumeView } from './ResumeView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Resume',
  component: ResumeView,
  parameters: { ...pageStory.parameters, current: 'Resume' },
  args: {
    heading: 'Resume',
    resume: resumeSample,
    pdf: { href: '#resume.pdf', fileName: 'resume.pdf' },
    docx: { href: '#resume.docx', fileName: 'resume.docx' },
    contactHref: '#contact',
    onPrint: fn(),
    qr: (
      <ResumeQr
        modules={qrModules('https://example.com/documents/resume')}
        label="QR code of the resume"
        caption="Scan to read it on your phone."
        sizePx={120}
      />
    ),
  } as const,
});

/** The sheet is white paper in both themes. */
export const Default = meta.story();
