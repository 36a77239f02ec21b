import { ArticleEnd, type ArticleEndProps } from '../../article/ArticleEnd/ArticleEnd';
import { Contents } from '../../article/Contents/Contents';
import { Prose, type ProseSection } from '../../article/Prose/Prose';
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
  Side,
  Skill,
  Subtitle,
  type Entrance,
} from './ArticleView.styles';

/** A day, for people and for machines (`2024-12-10`). */
interface Day {
  label: string;
  dateTime: string;
}

export interface ArticleViewProps {
  /** The page’s colours, those of its head. */
  tile: Tile;
  /** When each part enters. */
  entrance: Entrance;
  /** The cover, which hangs from the head. */
  image: PictureSource;
  /** One sentence under the picture. */
  subtitle: string;
  /** What kind of work it is. */
  category: string;
  /** Who wrote it; page translators leave the name alone. */
  author: string;
  /** Label as it stands: "3 Mins". */
  readTime: string;
  /** The skills that it shows, each with the page that tells of it, if there is one. */
  skills?: readonly { label: string; href?: string }[];
  /** The project behind a post, or the post about a project. */
  counterpart?: { label: string; title: string; href: string };
  /** Where the work can be seen: "→ Visit the Project". Opens in a new tab. */
  visit?: { label: string; href: string };
  /** The page’s title, its only `<h1>`. */
  heading: string;
  /** The day it appeared. */
  published: Day;
  /** The day of its last change. */
  updated: Day;
  /** Whose site it is. */
  owner: OwnerLineProps;
  /** The text, section by section. */
  sections: readonly ProseSection[];
  /** What comes after it. */
  end: ArticleEndProps;
}

/**
 * A project's page or a post: heading and dates; on the left picture, subtitle, category, author, read time and the link to the
 * project; on the right the prose, whose table of contents follows the reading; and where to go from there.
 */
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
  counterpart,
  visit,
}: ArticleViewProps) {
  const contents = sections.flatMap(({ id, heading }) => (heading ? [{ id, heading }] : []));
  return (
    <article>
      <Head $entrance={entrance}>
        <PageHead heading={heading} tile={tile} size="article">
          <Dates $entrance={entrance}>
            <span>
              <span>{`${WORDS.article.published} `}</span>
              <time dateTime={published.dateTime}>{published.label}</time>
            </span>
            <span>
              <span>{`${WORDS.article.updated} `}</span>
              <time dateTime={updated.dateTime}>{updated.label}</time>
            </span>
          </Dates>
          <OwnerLine {...owner} />
        </PageHead>
      </Head>
      <Columns $tile={tile}>
        <Side $entrance={entrance}>
          <Cover>
            <CoverPicture picture={image} fit="bleed" isEager />
          </Cover>
          <Subtitle>{subtitle}</Subtitle>
          <Facts>
            <dt>{WORDS.article.category}</dt>
            <dd>
              <Badge>{category}</Badge>
            </dd>
            <dt>{WORDS.article.author}</dt>
            <dd translate="no">{author}</dd>
            <dt>{WORDS.article.readTime}</dt>
            <dd>{readTime}</dd>
            {skills.length > 0 && (
              <>
                <dt>{WORDS.article.skills}</dt>
                <dd>
                  {skills.map(({ label, href }) => (
                    <Skill key={label}>{href ? <Link href={href}>{label}</Link> : label}</Skill>
                  ))}
                </dd>
              </>
            )}
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
              <span>{visit.label}</span>
            </LinkButton>
          )}
          {contents.length >= 3 && <Contents sections={contents} />}
        </Side>
        <Reading $entrance={entrance}>
          <Prose sections={sections} />
        </Reading>
      </Columns>
      <ArticleEnd {...end} />
    </article>
  );
}
