import { WorkList, type WorkItem } from '../../cards/WorkList/WorkList';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Reveal } from '../../motion/Reveal/Reveal';
import type { PageProps, RevealProps } from '../PageProps';

export interface WorkViewProps extends PageProps, RevealProps {
  /** Jobs or internships, the latest first. */
  items: readonly WorkItem[];
  /** Whether the loader stands in the place of the content, and its words; left out where there is no loader. */
  loader?: { isLoading: boolean; label: string };
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
