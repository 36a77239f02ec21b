import { InternshipList, type InternshipItem } from '../../cards/InternshipList/InternshipList';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Reveal } from '../../motion/Reveal/Reveal';
import type { PageWords } from '../PageWords';

/** Props of `InternshipsView`. */
export interface InternshipsViewProps {
  /** Heading, introduction and colours of the page. */
  words: PageWords;
  /** The latest first. */
  internships: readonly InternshipItem[];
  /** Whether the loader stands in the place of the content. */
  isLoading: boolean;
  /** How long the list takes to appear when it is scrolled to, in ms. */
  revealMs: number;
}

/** Where the owner has worked so far. */
export function InternshipsView({ words, internships, isLoading, revealMs }: InternshipsViewProps) {
  return (
    <>
      <PageHead {...words} />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={isLoading} label={WORDS.internships.loading}>
          <Reveal durationMs={revealMs}>
            <InternshipList items={internships} />
          </Reveal>
        </LoadingArea>
      </Wrap>
    </>
  );
}
