import { formatNumber, plural } from '@portfolio/words';
import { EmptyResults } from '../../cards/EmptyResults/EmptyResults';
import { ProjectGrid } from '../../cards/ProjectGrid/ProjectGrid';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { FilterBar } from '../../forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../forms/FilterDropdown/FilterDropdown';
import { Wrap } from '../../layout/Wrap/Wrap';
import type { PageWords } from '../PageWords';
import { projectCard, type ProjectItem } from './projectCard';

/** Props of `ProjectsView`. */
export interface ProjectsViewProps {
  /** Heading, introduction and colours of the page. */
  words: PageWords;
  /** The projects of the category. */
  projects: readonly ProjectItem[];
  /** How many there are in all categories. */
  total: number;
  /** The choices of the category filter, "All" first. */
  categories: readonly string[];
  /** The chosen category. */
  category: string;
  /** Whether a category is chosen. */
  isFiltered: boolean;
  /** A category was chosen. */
  onCategoryChange: (category: string) => void;
  /** Clear Filter was pressed. */
  onClear: () => void;
  /** Whether the loader stands in the place of the content. */
  isLoading: boolean;
  /** Whether the grid is fading out, while a category is being applied. */
  isFading: boolean;
  /** How long the fade takes, in ms. */
  fadeMs: number;
  /** How long a card takes to appear when it is scrolled to, in ms. */
  revealMs: number;
}

/** All projects behind a category filter. */
export function ProjectsView({ words, projects, total, onClear, ...props }: ProjectsViewProps) {
  return (
    <>
      <PageHead {...words} />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={props.isLoading} label={WORDS.projects.loading}>
          <FilterBar
            count={plural(WORDS.projects.shown, total, { shown: formatNumber(projects.length) })}
            onClear={onClear}
            isFiltered={props.isFiltered}
          >
            <FilterDropdown
              label={WORDS.filters.category}
              options={props.categories}
              value={props.category}
              onChange={props.onCategoryChange}
            />
          </FilterBar>
          <ProjectGrid isFading={props.isFading} fadeMs={props.fadeMs} revealMs={props.revealMs}>
            {projects.map((project, index) => projectCard(project, { isEager: index === 0 }))}
          </ProjectGrid>
          {projects.length === 0 && (
            <EmptyResults
              title={WORDS.projects.emptyTitle}
              text={WORDS.projects.emptyText}
              onClear={onClear}
            />
          )}
        </LoadingArea>
      </Wrap>
    </>
  );
}
