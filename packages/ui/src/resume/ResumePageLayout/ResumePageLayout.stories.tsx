import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { longName, longWord } from '../../samples/cards';
import { longResumeSample, resumeSample } from '../../samples/resume';
import { qrModules } from '../qrModules';
import { ResumeQr } from '../ResumeQr/ResumeQr';
import { ResumeSheet } from '../ResumeSheet/ResumeSheet';
import { ResumePageLayout } from './ResumePageLayout';

const meta = {
  title: 'Resume/ResumePageLayout',
  component: ResumePageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Resume',
    actions: (
      <>
        <LinkButton href="/resume.pdf" download>
          Download Resume
        </LinkButton>
        <Button variant="outline">Print Resume</Button>
        <LinkButton variant="outline" href="/contact">
          Contact Me
        </LinkButton>
      </>
    ),
    qr: (
      <ResumeQr
        modules={qrModules('https://example.com/documents/resume')}
        label="QR code of the resume"
        caption="Scan to read it on your phone."
        sizePx={120}
      />
    ),
    children: <ResumeSheet {...resumeSample} />,
  },
} satisfies Meta<typeof ResumePageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    heading: longWord,
    actions: (
      <>
        <LinkButton href="/resume.pdf" download>
          {longName}
        </LinkButton>
        <Button variant="outline">{longWord}</Button>
      </>
    ),
    children: <ResumeSheet {...longResumeSample} />,
  },
};
