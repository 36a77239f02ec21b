import {
  freeText,
  matchesCategory,
  matchesSearch,
  oneOf,
  useDelayedFlag,
} from '@portfolio/behaviors';
import { settings, skillCategories, skillsNote, skillsPage, type Skill } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { SkillsView } from '@portfolio/ui';
import { useAddressFilters } from '../../filters/useAddressFilters';
import { listedPage } from '../../page';

const filters = { search: freeText(), category: oneOf(skillCategories, messages.filters.all) };

/** Skills with filters from the query string. */
function SkillsPage({ data }: { data: readonly Skill[] }) {
  const { values, set, reset } = useAddressFilters(filters);
  const isActive = useDelayedFlag(settings.skills.animationDelayMs);
  return (
    <SkillsView
      words={skillsPage}
      skills={data.filter(
        ({ name, category }) =>
          matchesSearch(values.search, name) &&
          matchesCategory(values.category, category, messages.filters.all),
      )}
      total={data.length}
      categories={skillCategories}
      category={values.category}
      search={values.search}
      isFiltered={values.category !== filters.category.default || values.search !== ''}
      onCategoryChange={(category) => set('category', category as typeof values.category)}
      onSearchChange={(search) => set('search', search)}
      onClear={() => reset()}
      isActive={isActive}
      note={skillsNote}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

export const page = listedPage(skillsPage, SkillsPage);
