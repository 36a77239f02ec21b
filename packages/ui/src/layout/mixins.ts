import { space, type Space } from '../theme';

/** A step of the scale, or nothing. */
type Gap = Space | 0;

/** Parts beside each other in one line, on one middle: `row(12)`. */
export const row = (...gap: Gap[]) => `
  display: flex;
  align-items: center;
  gap: ${gap.map((step) => step && space(step)).join(' ')};
`;

/** A {@link row} that goes on in the next line: `cluster(8, 16)` has 8 px between lines and 16 px in them. */
export const cluster = (...gap: Gap[]) => `
  ${row(...gap)}
  flex-wrap: wrap;
`;

/** Parts one below the other. */
export const column = `
  display: flex;
  flex-direction: column;
`;

/** As high as wide. */
export const square = (length: string) => `
  inline-size: ${length};
  block-size: ${length};
`;

/** What is of no use on paper. */
export const notOnPaper = `
  @media print {
    display: none;
  }
`;
