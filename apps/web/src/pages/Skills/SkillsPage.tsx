import {
  freeText,
  matchesCategory,
  matchesSearch,
  oneOf,
  useDelayedFlag,
} from '@portfolio/behaviors';
import { settings, skillCategories, skillsNote, skillsPage, type Skill } from '@portfolio/content';
import {
  CardGrid,
  ClosingNote,
  EmptyResults,
  FilterBar,
  FilterDropdown,
  LinkButton,
  PageHead,
  SearchField,
  SkillCard,
  Wrap,
} from '@portfolio/ui';
import { useAddressFilters } from '../../filters/useAddressFilters';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';

const filters = { search: freeText(), category: oneOf(skillCategories, 'All') };

/** All skills with their bars, behind a category filter and a search. */
function SkillsPage({ data }: { data: readonly Skill[] }) {
  const { values, set, reset } = useAddressFilters(filters);
  const isActive = useDelayedFlag(settings.skills.animationDelayMs);
  const found = data.filter(
    ({ name, category }) =>
      matchesSearch(values.search, name) && matchesCategory(values.category, category),
  );
  const { heading, lead, tile, kolam } = skillsPage;

  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} kolam={kolam} />
      <Wrap $isPageEnd>
        <FilterBar
          count={`${found.length} of ${data.length}`}
          onClear={() => reset()}
          isFiltered={values.category !== filters.category.default || values.search !== ''}
        >
          <FilterDropdown
            label="Category"
            options={skillCategories}
            value={values.category}
            onChange={(category) => set('category', category as typeof values.category)}
          />
          <SearchField
            label="Search skills"
            placeholder="Search skills"
            value={values.search}
            onChange={(search) => set('search', search)}
          />
        </FilterBar>
        <CardGrid layout="open">
          {found.map(({ name, category, percent, image }) => (
            <SkillCard
              key={name}
              name={name}
              category={category}
              percent={percent}
              image={image}
              isActive={isActive}
            />
          ))}
        </CardGrid>
        {found.length === 0 && (
          <EmptyResults
            title="No skills found"
            text="Try another word, or show all skills."
            onClear={() => reset()}
          />
        )}
        <ClosingNote
          action={
            <LinkButton href={skillsNote.resume.href} newTab>
              <span>{skillsNote.resume.label}</span>
            </LinkButton>
          }
        >
          {skillsNote.paragraph}
        </ClosingNote>
      </Wrap>
    </>
  );
}

export const page = definePage<readonly Skill[]>({
  Component: SkillsPage,
  head: () => headOf(skillsPage),
});
