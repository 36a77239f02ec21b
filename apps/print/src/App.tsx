import { useQueryFilters, useTheme } from '@portfolio/behaviors';
import { resume } from '@portfolio/content';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  PaperPreview,
  PrintDesk,
  QrCode,
  RadioGroup,
  ResumeSheet,
  Slider,
  TextButton,
  ThemeToggle,
} from '@portfolio/ui';
import { useEffect, useState } from 'react';
import {
  arrange,
  audiences,
  bounds,
  paperIds,
  papers,
  parts,
  setupFilters,
  type Setup,
} from './setup';
import { useAddress } from './useAddress';
import { usePaperRule } from './usePaperRule';

const paperLabels = paperIds.map((id) => papers[id].label);
const audienceLabels = audiences.map(({ label }) => label);

/** A file name's worth of title: browsers propose it when a page is printed to a PDF. */
function titleOf({ for: audience }: Setup) {
  const variant = resume.variants.find(({ id }) => id === audience);
  return [resume.name, 'Resume', variant?.label].filter(Boolean).join(' – ');
}

/** The tools on one side and the sheets of paper on the other; on paper, the sheet alone. */
export function App() {
  const { theme, toggle } = useTheme({ initial: 'system' });
  const { values: setup, set, reset } = useQueryFilters(setupFilters, useAddress());
  const [count, setCount] = useState(1);
  usePaperRule(setup.paper, setup.margin);

  const title = titleOf(setup);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const { label: paperLabel, widthMm, heightMm } = papers[setup.paper];

  return (
    <PrintDesk
      heading="Print"
      corner={<ThemeToggle theme={theme} onToggle={toggle} />}
      count={`${count} ${count === 1 ? 'page' : 'pages'}, ${paperLabel}`}
      actions={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          <TextButton onClick={() => reset()}>Start over</TextButton>
        </>
      }
      settings={
        <>
          <RadioGroup
            label="For"
            name="for"
            options={audienceLabels}
            value={audiences.find(({ id }) => id === setup.for)?.label}
            onChange={(label) => {
              const audience = audiences.find((candidate) => candidate.label === label);
              if (audience) set('for', audience.id);
            }}
          />
          <RadioGroup
            label="Paper"
            name="paper"
            options={paperLabels}
            value={paperLabel}
            onChange={(label) => {
              const paper = paperIds.find((id) => papers[id].label === label);
              if (paper) set('paper', paper);
            }}
          />
          <CheckboxGroup label="Parts">
            {parts.map((part) => (
              <Checkbox
                key={part}
                checked={setup[part]}
                onChange={(event) => set(part, event.currentTarget.checked)}
              >
                {resume.headings[part]}
              </Checkbox>
            ))}
            <Checkbox
              checked={setup.qr}
              onChange={(event) => set('qr', event.currentTarget.checked)}
            >
              QR code
            </Checkbox>
          </CheckboxGroup>
          <div>
            <Slider
              label="Text"
              unit="pt"
              {...range(bounds.textPt)}
              value={setup.text}
              onChange={(value) => set('text', value)}
            />
            <Slider
              label="Margins"
              unit="mm"
              {...range(bounds.marginMm)}
              value={setup.margin}
              onChange={(value) => set('margin', value)}
            />
          </div>
        </>
      }
      note="These choices are kept in the address of this page: bookmark it to print the same version again. Printing with the keyboard does the same as the button."
    >
      <PaperPreview
        widthMm={widthMm}
        heightMm={heightMm}
        marginMm={setup.margin}
        textPt={setup.text}
        onCount={setCount}
      >
        <ResumeSheet
          {...arrange(setup)}
          layout="paper"
          headingLevel={1}
          qr={setup.qr && <QrCode value={resume.documentUrl} label="QR code of this resume" />}
        />
      </PaperPreview>
    </PrintDesk>
  );
}

const range = ({ min, max, step }: { min: number; max: number; step: number }) => ({
  min,
  max,
  step,
});
