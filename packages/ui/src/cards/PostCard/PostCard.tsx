import { fill } from '@portfolio/words';
import { styled } from 'styled-components';

import { Link } from '../../platform/Link';
import { below, cluster, colour, font, size, space } from '../../theme';
import { Badge } from '../Badge/Badge';
import { Picture } from '../Picture/Picture';
import { stretched, tiled, type LinkedCardProps, type Tiled } from '../styles';

export interface PostCardProps extends LinkedCardProps {
  /** The post’s title, which is the link. */
  title: string;
  /** What the post is about, in a few sentences. */
  content: string;
  /** What the post is about. */
  category: string;
  /** Who wrote it. */
  author: string;
  /** In words: "3 Mins". */
  readTime?: string;
  /** ISO date, "2024-12-10". */
  date: string;
  /** ISO date of the last change, where there was one. */
  updatedOn?: string;
  /** Announced but not written: says "Coming Soon" where others have their date. The link still leads to a page. */
  isPlaceholder?: boolean;
}

const Post = styled.article<Tiled>`
  ${tiled}
  position: relative;
  display: grid;
  /* However long a date is, the texts begin on one line. */
  grid-template-columns: 26.5% minmax(0, 1fr) minmax(min-content, 12.5%);
  gap: clamp(1.25rem, 3vw, 3rem);
  align-items: start;
  padding-block: clamp(1.5rem, 2.6vw, 2.5rem);

  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(16)};
  }
`;

const Title = styled.h2`
  margin-block-end: ${space(12)};
  font-size: ${size(2)};

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

  /* In the face whose zeros are not slashed. */
  time {
    font: 500 1.15em/1.2 ${font('display')};
  }
`;

/* Author and read time go to the next line together. */
const Byline = styled.span`
  ${cluster(0, 20)}
`;

const When = styled.p`
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

// A fixed zone: the same words on the server and in every browser.
const dayAndMonth = new Intl.DateTimeFormat(LANGUAGE, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const wholeDay = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });
const year = new Intl.DateTimeFormat(LANGUAGE, { year: 'numeric', timeZone: 'UTC' });

/** One post of the blog: picture, title (the link, stretched over the card), text, category, author, read time and date. */
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
  isPlaceholder = false,
}: PostCardProps) {
  return (
    <Post $tile={tile}>
      <Picture picture={image} />
      <div>
        <Title>
          <TitleLink href={href}>{title}</TitleLink>
        </Title>
        <Content>{content}</Content>
        <Facts>
          <Badge pip={isPlaceholder ? 'hollow' : 'filled'}>{category}</Badge>
          <Byline>
            <span>{author}</span>
            {readTime && <span>{readTime}</span>}
          </Byline>
          {updatedOn && (
            <time dateTime={updatedOn}>
              {fill(WORDS.blogs.updated, { date: wholeDay.format(new Date(updatedOn)) })}
            </time>
          )}
        </Facts>
      </div>
      <When>
        {isPlaceholder ? (
          <span>{WORDS.page.comingSoon}</span>
        ) : (
          <time dateTime={date}>
            <span>{`${dayAndMonth.format(new Date(date))} `}</span>
            <Year>{year.format(new Date(date))}</Year>
          </time>
        )}
      </When>
    </Post>
  );
}
