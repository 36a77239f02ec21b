import { formatNumber, plural } from '@portfolio/words';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { EmptyResults } from '../../cards/EmptyResults/EmptyResults';
import { SkillCard, type SkillCardProps } from '../../cards/SkillCard/SkillCard';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { FilterBar } from '../../forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../forms/FilterDropdown/FilterDropdown';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { SearchField } from '../../forms/SearchField/SearchField';
import { ClosingNote } from '../../layout/ClosingNote/ClosingNote';
import { Wrap } from '../../layout/Wrap/Wrap';
import type { SearchedPageProps } from '../PageProps';

export interface SkillsViewProps extends SearchedPageProps {
  /** The skills that search and category have found. */
  skills: readonly Omit<SkillCardProps, 'isActive'>[];
  /** How many there are in all. */
  total: number;
  /** Whether the bars have started to move. */
  isActive: boolean;
  /** What is said at the end, and where it leads. */
  note: { paragraph: string; resume: { label: string; href: string } };
}

/** Skills with their bars, behind a category filter and a search. */
export function SkillsView({ words, skills, total, onClear, note, ...props }: SkillsViewProps) {
  return (
    <>
      <PageHead {...words} />
      <Wrap $isPageEnd>
        <FilterBar
          count={plural(WORDS.skills.shown, total, { shown: formatNumber(skills.length) })}
          onClear={onClear}
          isFiltered={props.isFiltered}
        >
          <FilterDropdown
            label={WORDS.filters.category}
            options={props.categories}
            value={props.category}
            onChange={props.onCategoryChange}
          />
          <SearchField
            label={WORDS.skills.search}
            placeholder={WORDS.skills.search}
            value={props.search}
            onChange={props.onSearchChange}
          />
        </FilterBar>
        <CardGrid layout="open" revealMs={props.revealMs}>
          {skills.map((skill) => (
            <SkillCard key={skill.name} {...skill} isActive={props.isActive} />
          ))}
        </CardGrid>
        {skills.length === 0 && (
          <EmptyResults
            title={WORDS.skills.emptyTitle}
            text={WORDS.skills.emptyText}
            onClear={onClear}
          />
        )}
        <ClosingNote
          action={
            <LinkButton href={note.resume.href} newTab>
              <span>{note.resume.label}</span>
            </LinkButton>
          }
        >
          {note.paragraph}
        </ClosingNote>
      </Wrap>
    </>
  );
}
