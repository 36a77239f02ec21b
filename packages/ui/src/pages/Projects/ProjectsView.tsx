import { formatNumber, plural } from '@portfolio/words';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { EmptyResults } from '../../cards/EmptyResults/EmptyResults';
import { ProjectCard, type ProjectCardProps } from '../../cards/ProjectCard/ProjectCard';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { FilterBar } from '../../forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../forms/FilterDropdown/FilterDropdown';
import { Page, type FilteredPageProps } from '../Page';

export interface ProjectsViewProps extends FilteredPageProps {
  /** The projects of the category, each with a slug for a key. */
  projects: readonly (ProjectCardProps & { slug: string })[];
  /** How many there are in all categories. */
  total: number;
  /** Whether the loader stands in the place of the content. */
  isLoading: boolean;
  /** Whether the grid is fading out, while a category is being applied. */
  isFading: boolean;
  /** How long the fade takes, in ms. */
  fadeMs: number;
}

/** All projects behind a category filter. */
export function ProjectsView({ words, projects, total, onClear, ...props }: ProjectsViewProps) {
  return (
    <Page words={words}>
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
        <CardGrid
          layout="mix"
          isFading={props.isFading}
          fadeMs={props.fadeMs}
          revealMs={props.revealMs}
        >
          {projects.map(({ slug, ...project }, index) => (
            <ProjectCard key={slug} {...project} isEager={index === 0} />
          ))}
        </CardGrid>
        {projects.length === 0 && (
          <EmptyResults
            title={WORDS.projects.emptyTitle}
            text={WORDS.projects.emptyText}
            onClear={onClear}
          />
        )}
      </LoadingArea>
    </Page>
  );
}
