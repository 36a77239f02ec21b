import { useQueryFilters, useTheme } from '@portfolio/behaviors';
import { isMultilingual, resume, resumeQr, type ResumeSectionId } from '@portfolio/content';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  LanguageLinks,
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
import { messages, plural } from '@portfolio/messages';
import { useEffect, useState, type ChangeEvent } from 'react';
import {
  arrange,
  audiences,
  bounds,
  docxName,
  downloadName,
  fittingTextPt,
  hasDocx,
  hasPdf,
  paperSizeIds,
  paperSizes,
  pdfName,
  sections,
  setupFilters,
  titleFor,
  variantFor,
  type Audience,
  type PaperSize,
} from './setup';
import { languageLinks, resumeLanguages } from './languages';
import { useQueryString } from './useQueryString';
import { usePaperRule } from './usePaperRule';

/** PDFs and Word documents exist only in builds (`pdf/build.ts`). */
const hasFiles = import.meta.env.PROD && import.meta.env.PORTFOLIO_RESUME_PDF !== 'none';

const paperLabels: Record<PaperSize, string> = { a4: 'A4', letter: messages.print.letter };
const audienceLabel = (audience: Audience) =>
  variantFor(audience)?.label ?? messages.print.everyone;

/** The print app: settings and a preview of the resume. */
export function App() {
  const { theme, toggle } = useTheme({ initial: 'system' });
  const query = useQueryString();
  const { values: setup, set, reset } = useQueryFilters(setupFilters, query);
  const [layout, setLayout] = useState<PaperLayout>({ pages: 1, textPt: fittingTextPt.default });
  usePaperRule(setup.paper, setup.margin);

  const title = titleFor(setup.for);
  const fileName = downloadName(setup.for);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const { widthMm, heightMm } = paperSizes[setup.paper];
  const checkboxProps = (key: ResumeSectionId | 'qr') => ({
    checked: setup[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(key, event.currentTarget.checked),
  });

  return (
    <PrintLayout
      heading={messages.print.heading}
      corner={<ThemeToggle theme={theme} onToggle={toggle} />}
      count={plural(messages.print.pages, layout.pages, { paper: paperLabels[setup.paper] })}
      warning={setup.text === undefined && layout.pages > 1 ? messages.print.tooLong : undefined}
      actions={
        <>
          <Button onClick={() => window.print()}>{messages.print.print}</Button>
          {hasFiles && hasPdf(setup) && (
            <LinkButton
              variant="outline"
              href={pdfName(setup.for, setup.paper)}
              download={`${fileName}.pdf`}
            >
              {messages.print.download}
            </LinkButton>
          )}
          {hasFiles && hasDocx(setup) && (
            <LinkButton variant="outline" href={docxName(setup.for)} download={`${fileName}.docx`}>
              {messages.print.downloadWord}
            </LinkButton>
          )}
          <TextButton onClick={() => reset()}>{messages.print.startOver}</TextButton>
        </>
      }
      settings={
        <>
          {isMultilingual && resumeLanguages().length > 1 && (
            <LanguageLinks {...languageLinks(query.search)} />
          )}
          {audiences.length > 1 && (
            <RadioGroup
              label={messages.print.audience}
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
            label={messages.print.paper}
            name="paper"
            options={Object.values(paperLabels)}
            value={paperLabels[setup.paper]}
            onChange={(label) => {
              const paper = paperSizeIds.find((id) => paperLabels[id] === label);
              if (paper) set('paper', paper);
            }}
          />
          <CheckboxGroup label={messages.print.sections}>
            {sections.map((section) => (
              <Checkbox key={section} {...checkboxProps(section)}>
                {resume.headings[section]}
              </Checkbox>
            ))}
            <Checkbox {...checkboxProps('qr')}>{messages.print.qrCode}</Checkbox>
          </CheckboxGroup>
          <div>
            <Checkbox
              checked={setup.text === undefined}
              onChange={(event) =>
                set('text', event.currentTarget.checked ? undefined : layout.textPt)
              }
            >
              {messages.print.fillsPage}
            </Checkbox>
            <Slider
              label={messages.print.textSize}
              unit="pt"
              {...bounds.textPt}
              value={setup.text ?? layout.textPt}
              onChange={(value) => set('text', value)}
            />
            <Slider
              label={messages.print.margins}
              unit="mm"
              {...bounds.marginMm}
              value={setup.margin}
              onChange={(value) => set('margin', value)}
            />
          </div>
        </>
      }
      note={messages.print.note}
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
          qr={setup.qr && <QrPicture modules={resumeQr} label={messages.print.qrCodeOf} />}
        />
      </PaperPreview>
    </PrintLayout>
  );
}
