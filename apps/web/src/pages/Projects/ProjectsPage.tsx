import { matchesCategory, oneOf, useFadeFilter, useLoader } from '@portfolio/behaviors';
import { projectCategories, projectsPage, settings, type ProjectSummary } from '@portfolio/content';
import {
  EmptyResults,
  FilterBar,
  FilterDropdown,
  LoadingArea,
  PageHead,
  ProjectGrid,
  Wrap,
} from '@portfolio/ui';
import { useAddressFilters } from '../../filters/useAddressFilters';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { ProjectEntryCard } from './ProjectEntryCard';

const filters = { category: oneOf(projectCategories, 'All') };

/** All projects behind a category filter. */
function ProjectsPage({ data }: { data: readonly ProjectSummary[] }) {
  const isLoading = useLoader(settings.loaders.projectsMs);
  const { values, set, reset } = useAddressFilters(filters);
  const { applied, isFading } = useFadeFilter({
    value: values.category,
    fadeMs: settings.filters.fadeMs,
  });
  const shown = data.filter(({ category }) => matchesCategory(applied, category));
  const { heading, lead, tile, kolam } = projectsPage;

  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} kolam={kolam} />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={isLoading} label="Loading projects">
          <FilterBar
            count={`${shown.length} of ${data.length}`}
            onClear={() => reset()}
            isFiltered={values.category !== filters.category.default}
          >
            <FilterDropdown
              label="Category"
              options={projectCategories}
              value={values.category}
              onChange={(category) => set('category', category as typeof values.category)}
            />
          </FilterBar>
          <ProjectGrid state={isFading ? 'out' : 'in'}>
            {shown.map((project, index) => (
              <ProjectEntryCard key={project.slug} project={project} isEager={index === 0} />
            ))}
          </ProjectGrid>
          {shown.length === 0 && (
            <EmptyResults
              title="Nothing here yet"
              text="There are no projects in this category yet."
              onClear={() => reset()}
            />
          )}
        </LoadingArea>
      </Wrap>
    </>
  );
}

export const page = definePage<readonly ProjectSummary[]>({
  Component: ProjectsPage,
  head: () => headOf(projectsPage),
});
