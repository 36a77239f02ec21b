import { useQueryFilters, useTheme } from '@portfolio/behaviors';
import { resume } from '@portfolio/content';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  LinkButton,
  PaperPreview,
  PrintLayout,
  QrCode,
  RadioGroup,
  ResumeSheet,
  Slider,
  TextButton,
  ThemeToggle,
  type PaperLayout,
} from '@portfolio/ui';
import { useEffect, useState } from 'react';
import {
  arrange,
  audiences,
  bounds,
  hasPdf,
  paperIds,
  papers,
  pdfName,
  sections,
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
  const [layout, setLayout] = useState<PaperLayout>({ pages: 1, textPt: bounds.textPt.default });
  usePaperRule(setup.paper, setup.margin);

  const title = titleOf(setup);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const { label: paperLabel, widthMm, heightMm } = papers[setup.paper];

  return (
    <PrintLayout
      heading="Print"
      corner={<ThemeToggle theme={theme} onToggle={toggle} />}
      count={`${layout.pages} ${layout.pages === 1 ? 'page' : 'pages'}, ${paperLabel}`}
      actions={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          {import.meta.env.HAS_PDFS && hasPdf(setup) && (
            <LinkButton
              variant="outline"
              href={pdfName(setup.for, setup.paper)}
              download={`${title.replaceAll(/[\s–]+/g, '-')}.pdf`}
            >
              Download PDF
            </LinkButton>
          )}
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
          <CheckboxGroup label="Sections">
            {sections.map((section) => (
              <Checkbox
                key={section}
                checked={setup[section]}
                onChange={(event) => set(section, event.currentTarget.checked)}
              >
                {resume.headings[section]}
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
            <Checkbox
              checked={setup.text === undefined}
              onChange={(event) =>
                set('text', event.currentTarget.checked ? undefined : layout.textPt)
              }
            >
              Text fills one page
            </Checkbox>
            <Slider
              label="Text size"
              unit="pt"
              {...range(bounds.textPt)}
              value={setup.text ?? layout.textPt}
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
      note="Bookmark this page to print the same again: its address holds every setting. For a PDF with settings of your own, print and choose Save as PDF."
    >
      <PaperPreview
        widthMm={widthMm}
        heightMm={heightMm}
        marginMm={setup.margin}
        textPt={setup.text ?? bounds.textPt}
        onLayout={setLayout}
      >
        <ResumeSheet
          {...arrange(setup)}
          layout="paper"
          headingLevel={1}
          qr={setup.qr && <QrCode value={resume.documentUrl} label="QR code of this resume" />}
        />
      </PaperPreview>
    </PrintLayout>
  );
}

const range = ({ min, max, step }: { min: number; max: number; step: number }) => ({
  min,
  max,
  step,
});
