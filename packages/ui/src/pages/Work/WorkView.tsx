import { WorkList, type WorkItem } from '../../cards/WorkList/WorkList';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { Reveal } from '../../motion/Reveal/Reveal';
import { Page, type PageProps, type RevealProps } from '../Page';

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
  return <Page words={words}>{loader ? <LoadingArea {...loader}>{list}</LoadingArea> : list}</Page>;
}
