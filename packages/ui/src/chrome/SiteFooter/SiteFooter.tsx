import { formatYear } from '@portfolio/words';
import type { ReactNode } from 'react';

import { Word, type LargeWord } from '../../layout/Word/Word';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Link } from '../../platform/Link';
import { useUi } from '../../platform/UiProvider';
import { clearOfBars } from '../../theme';
import {
  Actions,
  Band,
  Base,
  Columns,
  Farewell,
  Group,
  Groups,
  Mail,
  Note,
  Root,
  ScriptsOnly,
} from './SiteFooter.styles';

export interface SiteFooterProps {
  /** The word of farewell, if there is one. */
  word?: LargeWord | undefined;
  /** The owner's address, without `mailto:`. */
  email: string;
  /** Usually three: pages, elsewhere, policies. One without links is not shown. */
  groups: readonly {
    heading: string;
    links: readonly { label: string; href: string; newTab?: boolean }[];
  }[];
  /** Whose site it is. */
  owner: string;
  /** Shown in the line at the bottom; the current year is the application's to know. */
  year: number;
  /** Where the language is chosen; needs scripts too. */
  language?: ReactNode;
  /** Buttons: chat, cookie settings. They need scripts, and are not there without. */
  actions?: ReactNode;
  /** What a visitor should know about the page's content, for instance that some of it is a sample. */
  note?: string;
}

/** The end of every page: an endless band, a word, the owner's address, lists of links and the line with the year. */
export function SiteFooter({
  word,
  email,
  groups,
  owner,
  year,
  language,
  actions,
  note,
}: SiteFooterProps) {
  const { artBase } = useUi();
  return (
    <Root {...clearOfBars}>
      <Band $file={`${artBase}band.svg`} />
      <Wrap>
        <Columns>
          <div>
            {word && (
              <Farewell>
                <Word word={word} />
              </Farewell>
            )}
            <Mail href={`mailto:${email}`} translate="no">
              {email}
            </Mail>
            {actions && <Actions>{actions}</Actions>}
          </div>
          <Groups aria-label={WORDS.page.footer}>
            {groups
              .filter(({ links }) => links.length > 0)
              .map(({ heading, links }) => (
                <Group key={heading}>
                  <h2>{heading}</h2>
                  <ul>
                    {links.map(({ label, ...link }) => (
                      <li key={label}>
                        <Link {...link}>{label}</Link>
                      </li>
                    ))}
                  </ul>
                </Group>
              ))}
          </Groups>
        </Columns>
        {note && <Note>{note}</Note>}
        <Base>
          <span translate="no">{`© ${formatYear(year)} ${owner}`}</span>
          {language && <ScriptsOnly>{language}</ScriptsOnly>}
        </Base>
      </Wrap>
    </Root>
  );
}
