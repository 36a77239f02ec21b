import { oneOf, type QueryFilter } from '@portfolio/behaviors';
import { resume, type Resume, type ResumeSectionId } from '@portfolio/content';
import { messages } from '@portfolio/messages';

export const paperSizes = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
} as const;
export type PaperSize = keyof typeof paperSizes;
export const paperSizeIds = Object.keys(paperSizes) as PaperSize[];

/** The site shows the resume for `everyone`. */
export const audiences = ['everyone', ...resume.variants.map(({ id }) => id)] as const;
export type Audience = (typeof audiences)[number];

export const variantFor = (audience: Audience) => resume.variants.find(({ id }) => id === audience);

/** Limits of the settings. Printers clip the edges of the paper, and small text is hard to read. */
export const bounds = {
  marginMm: { min: 8, max: 30, step: 1 },
  textPt: { min: 8.5, max: 12, step: 0.1 },
} as const;
/** Range for the text size that fills one page; `default` is used if no size fits. */
export const fittingTextPt = { ...bounds.textPt, default: 9.6 };

/** Ids of all sections in the resume and its variants. The ids are also query parameters. */
export const sections = [
  ...new Set([resume, ...resume.variants].flatMap(({ sections }) => sections)),
];

function bounded<Default extends number | undefined>(
  { min, max, step }: { min: number; max: number; step: number },
  defaultValue: Default,
): QueryFilter<number | Default> {
  return {
    default: defaultValue,
    parse: (text) => {
      const value = Number(text);
      if (text.trim() === '' || !Number.isFinite(value)) return undefined;
      const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
      return Number((min + steps * step).toFixed(1));
    },
    history: 'replace',
  };
}

function onOff(isOnByDefault: boolean): QueryFilter<boolean> {
  return {
    default: isOnByDefault,
    parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
    format: (isOn) => (isOn ? 'on' : 'off'),
  };
}

/**
 * Settings in the query string, such as `?for=designer&paper=letter&projects=off&qr=on`.
 * Defaults are omitted, numbers are clamped, and invalid values are ignored.
 */
export const setupFilters = {
  for: oneOf(audiences, 'everyone'),
  paper: oneOf(paperSizeIds, 'a4'),
  /** Margin on each side, in mm. */
  margin: bounded(bounds.marginMm, 13),
  /** Text size in pt; undefined means the size that fills one page. */
  text: bounded(bounds.textPt, undefined),
  qr: onOff(false),
  ...(Object.fromEntries(sections.map((section) => [section, onOff(true)])) as Record<
    ResumeSectionId,
    QueryFilter<boolean>
  >),
};

export type Setup = {
  [Key in keyof typeof setupFilters]: (typeof setupFilters)[Key]['default'];
};

// The cast restores the types, which `Object.fromEntries` loses.
export const defaultSetup = Object.fromEntries(
  Object.entries(setupFilters).map(([key, filter]) => [key, filter.default]),
) as unknown as Setup;

/** Returns the document title for an audience. Browsers suggest it as the file name of a printed PDF. */
export const titleFor = (audience: Audience) =>
  [
    ...(resume.title ? [resume.title] : [resume.name, messages.print.resume]),
    variantFor(audience)?.label,
  ]
    .filter(Boolean)
    .join(' – ');

/** Returns the file name of an audience's downloads, without the extension. */
export function downloadName(audience: Audience) {
  const { fileName = `${resume.name} ${messages.print.resume}`.replaceAll(/[\s–]+/g, '-') } =
    resume;
  const label = variantFor(audience)?.label.replaceAll(/[\s–]+/g, '-');
  return label ? `${fileName}-${label}` : fileName;
}

export const pdfName = (audience: Audience, paper: PaperSize) => `resume-${audience}-${paper}.pdf`;

/** Returns true if the build has a PDF with these settings. Only audience and paper may differ from the defaults. */
export const hasPdf = ({ for: _for, paper: _paper, ...others }: Setup) =>
  Object.entries(others).every(([key, value]) => defaultSetup[key as keyof Setup] === value);

export const docxName = (audience: Audience) => `resume-${audience}.docx`;

/** Returns true if the build has a Word document for the setup. Word documents have all sections and no QR code. */
export const hasDocx = (setup: Setup) => sections.every((section) => setup[section]) && !setup.qr;

/** Returns the resume for an audience, without the sections that are off. */
export function arrange(setup: Setup): Resume {
  const arranged = { ...resume, ...variantFor(setup.for) };
  return { ...arranged, sections: arranged.sections.filter((section) => setup[section]) };
}
