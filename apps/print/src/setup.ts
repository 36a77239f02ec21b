import { oneOf, type QueryFilter } from '@portfolio/behaviors';
import { resume, type Resume, type ResumeSectionId } from '@portfolio/content';

/** The sheets of paper to choose from, in mm. */
export const papers = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
} as const;
export type Paper = keyof typeof papers;
export const paperIds = Object.keys(papers) as Paper[];

/** Whom the resume can be arranged for; `everyone` is the arrangement of the site's own page. */
export const audiences = ['everyone', ...resume.variants.map(({ id }) => id)] as const;
export type Audience = (typeof audiences)[number];

/** What the resume says to an audience in another way, and the name of it; nothing for `everyone`. */
export const variantFor = (audience: Audience) => resume.variants.find(({ id }) => id === audience);

/** How far margins and text may be changed: printers cut off the outermost mm, and smaller text is hard to read on paper. */
export const bounds = {
  marginMm: { min: 8, max: 30, step: 1 },
  textPt: { min: 8.5, max: 12, step: 0.1 },
} as const;
/** The text is as large as fits on one page, and `default` where no size does. */
export const fittingTextPt = { ...bounds.textPt, default: 9.6 };

/** Every section that some arrangement shows, by its name in the address. */
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
 * What is printed, and how, as it stands in the address, so that it can be bookmarked: `?for=designer&paper=letter&projects=off&qr=on`.
 * What is a default is left out, numbers out of bounds are taken back to the nearest bound, and anything else counts as the default.
 */
export const setupFilters = {
  for: oneOf(audiences, 'everyone'),
  paper: oneOf(paperIds, 'a4'),
  /** White on each side, in mm. */
  margin: bounded(bounds.marginMm, 13),
  /** Size of the text, in pt; everything else follows it. As large as fits on one page when there is none. */
  text: bounded(bounds.textPt, undefined),
  /** Whether the head has a QR code that leads to the shared document. */
  qr: onOff(false),
  ...(Object.fromEntries(sections.map((section) => [section, onOff(true)])) as Record<
    ResumeSectionId,
    QueryFilter<boolean>
  >),
};

/** What is printed, and how: the value of each filter. */
export type Setup = {
  [Key in keyof typeof setupFilters]: (typeof setupFilters)[Key]['default'];
};

/** The set-up of an address that says nothing. */
export const defaultSetup = Object.fromEntries(
  Object.entries(setupFilters).map(([key, filter]) => [key, filter.default]),
) as unknown as Setup;

/** The file of the PDF that the build makes for an audience, beside the app. */
export const pdfName = (audience: Audience, paper: Paper) => `resume-${audience}-${paper}.pdf`;

/** Whether the build has made a PDF of just this: there is one for every audience and paper, with everything else by default. */
export const hasPdf = ({ for: _for, paper: _paper, ...others }: Setup) =>
  Object.entries(others).every(([key, value]) => defaultSetup[key as keyof Setup] === value);

/** The resume as a set-up shows it: arranged for the audience, without the sections that are off. */
export function arrange(setup: Setup): Resume {
  const arranged = { ...resume, ...variantFor(setup.for) };
  return { ...arranged, sections: arranged.sections.filter((section) => setup[section]) };
}
