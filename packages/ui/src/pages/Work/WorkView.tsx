import { WorkList, type WorkItem } from '../../cards/WorkList/WorkList';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Reveal } from '../../motion/Reveal/Reveal';
import type { PageWords } from '../PageWords';

/** Props of `WorkView`. */
export interface WorkViewProps {
  /** Heading, introduction and colours of the page. */
  words: PageWords;
  /** Jobs or internships, the latest first. */
  items: readonly WorkItem[];
  /** Whether the loader stands in the place of the content, and its words; left out where there is no loader. */
  loader?: { isLoading: boolean; label: string };
  /** How long the list takes to appear when it is scrolled to, in ms. */
  revealMs: number;
}

/** Where the owner has worked so far: jobs, or internships. */
export function WorkView({ words, items, loader, revealMs }: WorkViewProps) {
  const list = (
    <Reveal durationMs={revealMs}>
      <WorkList items={items} />
    </Reveal>
  );
  return (
    <>
      <PageHead {...words} />
      <Wrap $isPageEnd>{loader ? <LoadingArea {...loader}>{list}</LoadingArea> : list}</Wrap>
    </>
  );
}
