import { useQueryFilters, useTheme } from '@portfolio/behaviors';
import { resume, type ResumeSectionId } from '@portfolio/content';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  LinkButton,
  PaperPreview,
  PrintLayout,
  QrPicture,
  RadioGroup,
  ResumeSheet,
  Slider,
  TextButton,
  ThemeToggle,
  type PaperLayout,
} from '@portfolio/ui';
import { qrModules } from '@portfolio/ui/qr';
import { plural } from '@portfolio/words';
import { useEffect, useState, type ChangeEvent } from 'react';
import {
  arrange,
  audiences,
  bounds,
  fittingTextPt,
  hasPdf,
  paperIds,
  papers,
  pdfName,
  sections,
  setupFilters,
  variantFor,
  type Audience,
  type Paper,
} from './setup';
import { useAddress } from './useAddress';
import { usePaperRule } from './usePaperRule';

const paperLabels: Record<Paper, string> = { a4: 'A4', letter: WORDS.print.letter };
const audienceLabel = (audience: Audience) => variantFor(audience)?.label ?? WORDS.print.everyone;

/** The tools on one side and the sheets of paper on the other; on paper, the sheet alone. */
export function App() {
  const { theme, toggle } = useTheme({ initial: 'system' });
  const { values: setup, set, reset } = useQueryFilters(setupFilters, useAddress());
  const [layout, setLayout] = useState<PaperLayout>({ pages: 1, textPt: fittingTextPt.default });
  usePaperRule(setup.paper, setup.margin);

  // A file name's worth: browsers propose it when a page is printed to a PDF.
  const title = [resume.name, WORDS.print.resume, variantFor(setup.for)?.label]
    .filter(Boolean)
    .join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);

  const { widthMm, heightMm } = papers[setup.paper];
  const switchOf = (key: ResumeSectionId | 'qr') => ({
    checked: setup[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(key, event.currentTarget.checked),
  });

  return (
    <PrintLayout
      heading={WORDS.print.heading}
      corner={<ThemeToggle theme={theme} onToggle={toggle} />}
      count={plural(WORDS.print.pages, layout.pages, { paper: paperLabels[setup.paper] })}
      actions={
        <>
          <Button onClick={() => window.print()}>{WORDS.print.print}</Button>
          {import.meta.env.HAS_PDFS && hasPdf(setup) && (
            <LinkButton
              variant="outline"
              href={pdfName(setup.for, setup.paper)}
              download={`${title.replaceAll(/[\s–]+/g, '-')}.pdf`}
            >
              {WORDS.print.download}
            </LinkButton>
          )}
          <TextButton onClick={() => reset()}>{WORDS.print.startOver}</TextButton>
        </>
      }
      settings={
        <>
          {audiences.length > 1 && (
            <RadioGroup
              label={WORDS.print.audience}
              name="for"
              options={audiences.map(audienceLabel)}
              value={audienceLabel(setup.for)}
              onChange={(label) => {
                const audience = audiences.find((candidate) => audienceLabel(candidate) === label);
                if (audience) set('for', audience);
              }}
            />
          )}
          <RadioGroup
            label={WORDS.print.paper}
            name="paper"
            options={Object.values(paperLabels)}
            value={paperLabels[setup.paper]}
            onChange={(label) => {
              const paper = paperIds.find((id) => paperLabels[id] === label);
              if (paper) set('paper', paper);
            }}
          />
          <CheckboxGroup label={WORDS.print.sections}>
            {sections.map((section) => (
              <Checkbox key={section} {...switchOf(section)}>
                {resume.headings[section]}
              </Checkbox>
            ))}
            <Checkbox {...switchOf('qr')}>{WORDS.print.qrCode}</Checkbox>
          </CheckboxGroup>
          <div>
            <Checkbox
              checked={setup.text === undefined}
              onChange={(event) =>
                set('text', event.currentTarget.checked ? undefined : layout.textPt)
              }
            >
              {WORDS.print.fillsPage}
            </Checkbox>
            <Slider
              label={WORDS.print.textSize}
              unit="pt"
              {...bounds.textPt}
              value={setup.text ?? layout.textPt}
              onChange={(value) => set('text', value)}
            />
            <Slider
              label={WORDS.print.margins}
              unit="mm"
              {...bounds.marginMm}
              value={setup.margin}
              onChange={(value) => set('margin', value)}
            />
          </div>
        </>
      }
      note={WORDS.print.note}
    >
      <PaperPreview
        widthMm={widthMm}
        heightMm={heightMm}
        marginMm={setup.margin}
        textPt={setup.text ?? fittingTextPt}
        onLayout={setLayout}
      >
        <ResumeSheet
          {...arrange(setup)}
          layout="paper"
          headingLevel={1}
          qr={
            setup.qr && (
              <QrPicture modules={qrModules(resume.documentUrl)} label={WORDS.print.qrCodeOf} />
            )
          }
        />
      </PaperPreview>
    </PrintLayout>
  );
}
