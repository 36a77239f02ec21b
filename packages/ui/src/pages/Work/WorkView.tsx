import { WorkList, type WorkItem } from '../../cards/WorkList/WorkList';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { Reveal } from '../../motion/Reveal/Reveal';
import { Page, type PageProps, type RevealProps } from '../Page';

export interface WorkViewProps extends PageProps, RevealProps {
  /** Jobs or internships, latest first. */
  items: readonly WorkItem[];
  /** State and label of the loader; omit it if nothing loads. */
  loader?: { isLoading: boolean; label: string };
}

/** The Experience or Internships page: the owner's jobs or internships. */
export function WorkView({ head, items, loader, revealMs }: WorkViewProps) {
  const list = (
    <Reveal durationMs={revealMs}>
      <WorkList items={items} />
    </Reveal>
  );
  return <Page head={head}>{loader ? <LoadingArea {...loader}>{list}</LoadingArea> : list}</Page>;
}
