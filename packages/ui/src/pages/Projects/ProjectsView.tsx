import { formatNumber, messages, plural } from '@portfolio/messages';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { EmptyResults } from '../../cards/EmptyResults/EmptyResults';
import { ProjectCard, type ProjectCardProps } from '../../cards/ProjectCard/ProjectCard';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { FilterBar } from '../../forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../forms/FilterDropdown/FilterDropdown';
import { Page, type FilteredPageProps } from '../Page';

export interface ProjectsViewProps extends FilteredPageProps {
  /** Projects that match the filter, each with its slug. */
  projects: readonly (ProjectCardProps & { slug: string })[];
  /** Number of projects before filtering. */
  total: number;
  /** Shows the loader. */
  isLoading: boolean;
  /** Fades the old list out, before the filtered list is shown. */
  isFading: boolean;
  /** Duration of each fade, in ms. */
  fadeMs: number;
}

/** The Projects page: all projects, with a category filter. */
export function ProjectsView({ head, projects, total, onClear, ...props }: ProjectsViewProps) {
  return (
    <Page head={head}>
      <LoadingArea isLoading={props.isLoading} label={messages.projects.loading}>
        <FilterBar
          count={plural(messages.projects.shown, total, { shown: formatNumber(projects.length) })}
          onClear={onClear}
          isFiltered={props.isFiltered}
          unknown={props.unknown}
        >
          <FilterDropdown
            label={messages.filters.category}
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
            title={messages.projects.emptyTitle}
            text={messages.projects.emptyText}
            onClear={onClear}
          />
        )}
      </LoadingArea>
    </Page>
  );
}
