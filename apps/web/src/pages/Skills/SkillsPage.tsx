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
import { useUrlFilters } from '../../filters/useUrlFilters';
import { withLabelLanguage } from '../../navigation/inLanguage';
import { listedPage } from '../../page';

const filters = { search: freeText(), category: oneOf(skillCategories, messages.filters.all) };

const withLinkLanguages = (skill: Skill) => ({
  ...skill,
  evidence: skill.evidence.map(withLabelLanguage),
});

function SkillsPage({ data }: { data: readonly Skill[] }) {
  const { values, unknown, set, reset } = useUrlFilters(filters);
  const isActive = useDelayedFlag(settings.skills.animationDelayMs);
  const skills = data.filter(
    ({ name, category }) =>
      matchesSearch(values.search, name) &&
      matchesCategory(values.category, category, messages.filters.all),
  );
  return (
    <SkillsView
      head={skillsPage}
      skills={import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? skills.map(withLinkLanguages) : skills}
      total={data.length}
      categories={skillCategories}
      category={values.category}
      unknown={unknown.category}
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
