import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { ThemeToggle } from '../../chrome/ThemeToggle/ThemeToggle';
import { Button } from '../../forms/Button/Button';
import { Checkbox, CheckboxGroup } from '../../forms/Checkbox/Checkbox';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup';
import { Slider } from '../../forms/Slider/Slider';
import { TextButton } from '../../forms/TextButton/TextButton';
import { longName, longWord } from '../../samples/cards';
import { resumeSample } from '../../samples/resume';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks';
import { PaperPreview } from '../PaperPreview/PaperPreview';
import { ResumeSheet } from '../ResumeSheet/ResumeSheet';
import { PrintLayout } from './PrintLayout';

const meta = preview.meta({
  title: 'Media and documents/PrintLayout (print, paper, language switcher)',
  id: 'resume-printlayout',
  component: PrintLayout,
  subcomponents: { LanguageLinks },
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Print',
    count: '1 page, A4',
    corner: <ThemeToggle theme="light" onToggle={fn()} />,
    actions: (
      <>
        <Button>Print</Button>
        <TextButton>Start over</TextButton>
      </>
    ),
    settings: (
      <>
        <LanguageLinks
          label="Language"
          languages={[
            { code: 'en', name: 'English', href: '#en', isCurrent: true },
            { code: 'fi', name: 'Suomi', href: '#fi', isCurrent: false },
          ]}
        />
        <RadioGroup label="Paper" name="paper" options={['A4', 'US Letter']} value="A4" />
        <CheckboxGroup label="Parts">
          {Object.values(resumeSample.headings).map((heading) => (
            <Checkbox key={heading} defaultChecked>
              {heading}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <Slider label="Text" unit="pt" value={9.6} min={8} max={12} step={0.1} onChange={fn()} />
      </>
    ),
    note: 'Bookmark this address to print the same version again.',
    children: (
      <PaperPreview widthMm={210} heightMm={297} marginMm={13} textPt={9.6}>
        <ResumeSheet {...resumeSample} layout="paper" />
      </PaperPreview>
    ),
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    heading: longWord,
    count: '12 Seiten im Format US Letter, auf beiden Seiten bedruckt',
    settings: (
      <CheckboxGroup label={longName}>
        <Checkbox defaultChecked>{longName}</Checkbox>
        <Checkbox>{longWord}</Checkbox>
      </CheckboxGroup>
    ),
    note: longName,
  },
});
