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
  /** A sentence below the picture; `undefined` if the prose starts with the same sentence. */
  subtitle: string | undefined;
  /** The article's category. */
  category: string;
  /** The author's name, never translated. */
  author: string;
  /** Reading time as text: "3 Mins". */
  readTime: string;
  /** Skills, with links to the Skills page if there is one. */
  skills?: Topics | undefined;
  /** Tags, each linked to its list of posts if there is one. */
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

/** A fact beside the article. Renders nothing without a value. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children && (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );

const renderTopics = (topics: Topics = []) =>
  topics.length > 0 &&
  topics.map(({ label, href }) => (
    <Topic key={label}>{href ? <Link href={href}>{label}</Link> : label}</Topic>
  ));

/** The page of a project or post: cover, facts, prose with a table of contents, and links to other articles. */
export function ArticleView(article: ArticleViewProps) {
  const { heading, published, updated, owner, sections, end, tile, entrance, image } = article;
  const { subtitle, visit, series, counterpart } = article;
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
            <CoverPicture
              picture={image}
              fit="bleed"
              sizes="(min-width: 60rem) 36vw, 100vw"
              isEager
            />
          </Cover>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          <Facts>
            <Fact name={messages.article.category}>
              <Badge>{article.category}</Badge>
            </Fact>
            <Fact name={messages.article.author}>
              <span translate="no">{article.author}</span>
            </Fact>
            <Fact name={messages.article.readTime}>{article.readTime}</Fact>
            <Fact name={messages.article.skills}>{renderTopics(article.skills)}</Fact>
            {import.meta.env.VITE_HAS_TAGS !== 'no' && (
              <Fact name={messages.tags.label}>{renderTopics(article.tags)}</Fact>
            )}
            {import.meta.env.VITE_HAS_RARE_PARTS !== 'no' && loaded.SeriesParts && series && (
              <Fact name={messages.series.label}>
                <loaded.SeriesParts {...series} />
              </Fact>
            )}
            {counterpart && (
              <Fact name={counterpart.label}>
                <Link href={counterpart.href}>{counterpart.title}</Link>
              </Fact>
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
