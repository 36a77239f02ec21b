import { fill, language, messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FittedText } from '../../layout/FittedText/FittedText';
import { Link } from '../../platform/Link';
import { below, cluster, colour, font, size, space } from '../../theme';
import { Badge } from '../Badge/Badge';
import { Picture } from '../Picture/Picture';
import { stretched, tiled, type LinkedCardProps, type Tiled } from '../styles';

export interface PostCardProps extends LinkedCardProps {
  /** The post's title, used as the link text. */
  title: ReactNode;
  /** A short summary of the post. */
  content: ReactNode;
  /** The post's category. */
  category: string;
  /** The author's name. */
  author: string;
  /** Reading time as text: "3 Mins". */
  readTime?: string;
  /** ISO date: "2024-12-10". */
  date: string;
  /** ISO date of the last change, if any. */
  updatedOn?: string;
  /** Shows "Coming Soon" instead of a date, for a post that is not written yet. */
  isUpcoming?: boolean;
  /** 2 directly below the page's title, 3 within a section. */
  headingLevel?: 2 | 3;
}

const Post = styled.article<Tiled>`
  ${tiled}
  position: relative;
  display: grid;
  /* Aligns the text across cards, even if dates differ in length. */
  grid-template-columns: 26.5% minmax(0, 1fr) minmax(min-content, 12.5%);
  gap: clamp(1.25rem, 3vw, 3rem);
  align-items: start;
  padding-block: clamp(1.5rem, 2.6vw, 2.5rem);

  /* A card with an h3 is in a section, which has padding. */
  &:has(h3) {
    padding-block: 0;
  }

  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(16)};
  }

  @media print {
    break-inside: avoid;
  }
`;

const Title = styled.h2`
  margin-block-end: ${space(12)};
  font-size: ${size(2)};

  &:is(h3) {
    font-size: ${size(3)};
  }

  @media print {
    font-size: ${size(3)};
  }
`;

const TitleLink = styled(Link)`
  text-decoration: none;
  ${stretched}

  ${Post}:hover & {
    text-decoration: underline;
    text-decoration-thickness: 3px;
  }
`;

const Content = styled.p`
  max-inline-size: 36em;
  color: ${colour('ink-2')};
  text-wrap: pretty;
`;

const Facts = styled.p`
  ${cluster(8, 20)}
  margin-block-start: ${space(20)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};

  /* The display typeface, because its zeros have no slash. */
  time {
    font: 500 1.15em/1.2 ${font('display')};
  }
`;

/* Author and reading time wrap together. */
const Byline = styled.span`
  ${cluster(0, 20)}
`;

const PublicationDate = styled.p`
  font: 600 ${size(4)} / 1.15 ${font('display')};
  text-align: end;
  white-space: nowrap;

  ${below('narrow')} {
    order: -1;
    text-align: start;
  }
`;

const Year = styled.span`
  display: block;
  color: ${colour('ink-2')};
  font-weight: 500;

  ${below('narrow')} {
    display: inline;
  }
`;

// A fixed time zone, so that the text is the same on the server and in every browser.
const dayAndMonth = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const fullDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const year = new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' });

/** A blog post: picture, title, summary, facts and date. The title's link covers the whole card. */
export function PostCard({
  title,
  content,
  image,
  tile,
  href,
  category,
  author,
  readTime,
  date,
  updatedOn,
  isUpcoming = false,
  headingLevel = 2,
}: PostCardProps) {
  return (
    <Post $tile={tile}>
      <Picture picture={image} />
      <div>
        <Title as={`h${headingLevel}`}>
          <TitleLink href={href}>
            {import.meta.env.VITE_HAS_LANGUAGES !== 'no' && typeof title !== 'string' ? (
              title
            ) : (
              <FittedText>{title as string}</FittedText>
            )}
          </TitleLink>
        </Title>
        <Content>{content}</Content>
        <Facts>
          <Badge pip={isUpcoming ? 'hollow' : 'filled'}>{category}</Badge>
          <Byline>
            <span>{author}</span>
            {readTime && <span>{readTime}</span>}
          </Byline>
          {updatedOn && (
            <time dateTime={updatedOn}>
              {fill(messages.blogs.updated, { date: fullDate.format(new Date(updatedOn)) })}
            </time>
          )}
        </Facts>
      </div>
      <PublicationDate>
        {isUpcoming ? (
          <span>{messages.page.comingSoon}</span>
        ) : (
          <time dateTime={date}>
            <span>{`${dayAndMonth.format(new Date(date))} `}</span>
            <Year>{year.format(new Date(date))}</Year>
          </time>
        )}
      </PublicationDate>
    </Post>
  );
}
