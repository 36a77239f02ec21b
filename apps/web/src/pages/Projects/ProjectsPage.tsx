import { matchesCategory, oneOf, useDelayedFlag, useFadeFilter } from '@portfolio/behaviors';
import { projectCategories, projectsPage, settings, type ProjectSummary } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { ProjectsView } from '@portfolio/ui';
import { useUrlFilters } from '../../filters/useUrlFilters';
import { listedPage } from '../../page';
import { projectItem } from './projectItem';

const filters = { category: oneOf(projectCategories, messages.filters.all) };
const { fadeMs } = settings.filters;

function ProjectsPage({ data }: { data: readonly ProjectSummary[] }) {
  const isLoaded = useDelayedFlag(settings.loaders.projectsMs);
  const { values, unknown, set, reset } = useUrlFilters(filters);
  const { applied, isFading } = useFadeFilter(values.category, fadeMs);
  return (
    <ProjectsView
      head={projectsPage}
      projects={data
        .filter(({ category }) => matchesCategory(applied, category, messages.filters.all))
        .map(projectItem)}
      total={data.length}
      categories={projectCategories}
      category={values.category}
      unknown={unknown.category}
      isFiltered={values.category !== filters.category.default}
      onCategoryChange={(category) => set('category', category as typeof values.category)}
      onClear={() => reset()}
      isLoading={!isLoaded}
      isFading={isFading}
      fadeMs={fadeMs}
      revealMs={settings.scrollReveal.earlierPagesMs}
    />
  );
}

export const page = listedPage(projectsPage, ProjectsPage);
