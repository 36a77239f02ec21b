import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../src/forms/Button/Button';
import { LinkButton } from '../../src/forms/LinkButton/LinkButton';
import { qrModules } from '../../src/resume/qrModules';
import { ResumeDesk } from '../../src/resume/ResumeDesk/ResumeDesk';
import { ResumeQr } from '../../src/resume/ResumeQr/ResumeQr';
import { ResumeSheet, type ResumeSheetProps } from '../../src/resume/ResumeSheet/ResumeSheet';
import { longResumeSample, resumeSample, rtlResumeSample } from '../../src/samples/resume';
import { onPhone, onTablet, pageStory } from './stage';

const code = qrModules('https://example.com/documents/resume');

function Resume(resume: ResumeSheetProps) {
  return (
    <ResumeDesk
      heading="Resume"
      actions={
        <>
          <LinkButton href="#resume.pdf" download>
            Download Resume
          </LinkButton>
          <Button variant="outline">Print Resume</Button>
          <LinkButton variant="outline" href="#contact">
            Contact Me
          </LinkButton>
        </>
      }
      qr={
        <ResumeQr
          modules={code}
          label="QR code of the resume"
          caption="Scan to read it on your phone."
          sizePx={120}
        />
      }
    >
      <ResumeSheet {...resume} />
    </ResumeDesk>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Resume',
  component: Resume,
  parameters: { ...pageStory.parameters, current: 'Resume' },
  args: resumeSample,
} satisfies Meta<typeof Resume>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet is white in both themes: it is paper. */
export const Usual: Story = {};
export const LongText: Story = { args: longResumeSample };
export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const RightToLeft: Story = { args: rtlResumeSample, parameters: { direction: 'rtl' } };
