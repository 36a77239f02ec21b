import { messages } from '@portfolio/messages';
import type { Element } from 'hast';
import type { ReactNode } from 'react';

import { ArticleEnd, type ArticleEndProps } from '../../article/ArticleEnd/ArticleEnd';
import { Contents } from '../../article/Contents/Contents';
import { loaded } from '../../article/Prose/lazyComponents';
import { contentsOf, Prose } from '../../article/Prose/Prose';
import type { SeriesPartsProps } from '../../article/SeriesParts/SeriesParts';
import { Badge } from '../../cards/Badge/Badge';
import type { PictureSource } from '../../cards/Picture/Picture';
import { OwnerLine, type OwnerLineProps } from '../../chrome/OwnerLine/OwnerLine';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Link } from '../../platform/Link';
import { hasRareParts, hasTags } from '../../platform/options';
import type { Tile } from '../../theme';
import {
  Columns,
  Cover,
  CoverPicture,
  Dates,
  Facts,
  Head,
  Reading,
  SideColumn,
  Topic,
  Subtitle,
  type Entrance,
} from './ArticleView.styles';

interface Day {
  label: string;
  dateTime: string;
}

type Topics = readonly { label: string; href?: string }[];

export interface ArticleViewProps {
  /** The page's colours. */
  tile: Tile;
  /** Duration of the entrance animations, and each part's delay, in ms. */
  entrance: Entrance;
  /** The cover: a drawing or an image file. */
  image: PictureSource;
  /** A sentence below the picture; `undefined` if the prose starts with it. */
  subtitle: string | undefined;
  /** The article's category. */
  category: string;
  /** The author's name, never translated. */
  author: string;
  /** Reading time as text: "3 Mins". */
  readTime: string;
  /** Skills, with links to the Skills page if there is one. */
  skills?: Topics | undefined;
  /** Tags. A tag that has a list of posts links to that list. */
  tags?: Topics | undefined;
  /** Props of `SeriesParts`. Call `loadRareParts` before rendering a series. */
  series?: SeriesPartsProps | undefined;
  /** The project behind a post, or the post about a project. */
  counterpart?: { label: string; title: ReactNode; href: string };
  /** Link to the project itself: "→ Visit the Project". Opens in a new tab. */
  visit?: { label: string; href: string };
  /** The article's title, an `<h1>`. */
  heading: string;
  /** Date of publication: in words, and as `YYYY-MM-DD`. */
  published: Day;
  /** Date of the last change; shown only if it differs from `published`. */
  updated: Day;
  /** The owner's name, role and links. */
  owner: OwnerLineProps;
  /** The article's sections, which `Prose` renders. */
  sections: readonly Element[];
  /** Props of `ArticleEnd`: reply link and related articles. */
  end: ArticleEndProps;
}

/** Renders a fact with several topics; nothing if there are none. */
const topicsFact = (name: string, topics: Topics) =>
  topics.length > 0 && (
    <>
      <dt>{name}</dt>
      <dd>
        {topics.map(({ label, href }) => (
          <Topic key={label}>{href ? <Link href={href}>{label}</Link> : label}</Topic>
        ))}
      </dd>
    </>
  );

/** The page of a project or post: cover, facts, prose with a table of contents, and links to other articles. */
export function ArticleView({
  heading,
  published,
  updated,
  owner,
  sections,
  end,
  tile,
  entrance,
  image,
  subtitle,
  category,
  author,
  readTime,
  skills = [],
  tags = [],
  series,
  counterpart,
  visit,
}: ArticleViewProps) {
  const contents = contentsOf(sections);
  return (
    <article>
      <Head $entrance={entrance}>
        <PageHead heading={heading} tile={tile} size="article">
          <Dates $entrance={entrance}>
            <span>
              <span>{`${messages.article.published} `}</span>
              <time dateTime={published.dateTime}>{published.label}</time>
            </span>
            {updated.dateTime !== published.dateTime && (
              <span>
                <span>{`${messages.article.updated} `}</span>
                <time dateTime={updated.dateTime}>{updated.label}</time>
              </span>
            )}
          </Dates>
          <OwnerLine {...owner} />
        </PageHead>
      </Head>
      <Columns $tile={tile}>
        <SideColumn $entrance={entrance}>
          <Cover>
            <CoverPicture picture={image} fit="bleed" isEager />
          </Cover>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          <Facts>
            <dt>{messages.article.category}</dt>
            <dd>
              <Badge>{category}</Badge>
            </dd>
            <dt>{messages.article.author}</dt>
            <dd translate="no">{author}</dd>
            <dt>{messages.article.readTime}</dt>
            <dd>{readTime}</dd>
            {topicsFact(messages.article.skills, skills)}
            {hasTags && topicsFact(messages.article.tags, tags)}
            {hasRareParts && loaded.SeriesParts && series && <loaded.SeriesParts {...series} />}
            {counterpart && (
              <>
                <dt>{counterpart.label}</dt>
                <dd>
                  <Link href={counterpart.href}>{counterpart.title}</Link>
                </dd>
              </>
            )}
          </Facts>
          {visit && (
            <LinkButton href={visit.href} newTab>
              {visit.label}
            </LinkButton>
          )}
          {contents && <Contents sections={contents} />}
        </SideColumn>
        <Reading $entrance={entrance}>
          <Prose sections={sections} />
        </Reading>
      </Columns>
      <ArticleEnd {...end} />
    </article>
  );
}
