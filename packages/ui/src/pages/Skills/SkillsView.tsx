import { formatNumber, messages, plural } from '@portfolio/messages';
import { styled } from 'styled-components';

import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { EmptyResults } from '../../cards/EmptyResults/EmptyResults';
import { SkillCard, type SkillCardProps } from '../../cards/SkillCard/SkillCard';
import { FilterBar } from '../../forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../forms/FilterDropdown/FilterDropdown';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { SearchField } from '../../forms/SearchField/SearchField';
import { below, colour, size, space } from '../../theme';
import type { TextLink } from '../../platform/Link';
import { Page, type SearchedPageProps } from '../Page';

export interface SkillsViewProps extends SearchedPageProps {
  /** Skills that match the filters. */
  skills: readonly Omit<SkillCardProps, 'isActive'>[];
  /** Number of skills before filtering. */
  total: number;
  /** Animates the bars; `false` keeps them empty. */
  isActive: boolean;
  /** A paragraph after the list, with a link to the resume. */
  note: { paragraph: string; resume: TextLink };
}

const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(32)};
  align-items: end;
  margin-block-start: clamp(3rem, 6vw, 5.5rem);
  padding-block-start: ${space(32)};
  border-block-start: 2px solid ${colour('ink')};
  break-inside: avoid;

  p {
    max-inline-size: 34em;
    font-size: ${size('lead')};
    line-height: 1.42;
    text-wrap: pretty;
  }

  ${below('medium')}, print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The Skills page: skills with their levels, a category filter and search. */
export function SkillsView({ head, skills, total, onClear, note, ...props }: SkillsViewProps) {
  return (
    <Page head={head}>
      <FilterBar
        count={plural(messages.skills.shown, total, { shown: formatNumber(skills.length) })}
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
        <SearchField
          label={messages.skills.search}
          placeholder={messages.skills.search}
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
          title={messages.skills.emptyTitle}
          text={messages.skills.emptyText}
          onClear={onClear}
        />
      )}
      <Note>
        <p>{note.paragraph}</p>
        <div>
          <LinkButton href={note.resume.href} newTab>
            {note.resume.label}
          </LinkButton>
        </div>
      </Note>
    </Page>
  );
}
