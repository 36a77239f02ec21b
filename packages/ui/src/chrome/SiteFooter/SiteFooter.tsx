import { formatYear, messages } from '@portfolio/messages';
import type { ReactNode } from 'react';

import { Word, type LargeWord } from '../../layout/Word/Word';
import { Container } from '../../layout/Container/Container';
import { Link } from '../../platform/Link';
import { useUi } from '../../platform/UiProvider';
import { aboveBars } from '../../theme';
import {
  Actions,
  Band,
  BottomRow,
  Columns,
  FooterWord,
  Group,
  Groups,
  Mail,
  Note,
  Root,
  ScriptsOnly,
} from './SiteFooter.styles';

export interface SiteFooterProps {
  /** A large word above the email address, such as a thank-you. */
  word?: LargeWord | undefined;
  /** The owner's email address, without `mailto:`. */
  email: string;
  /** Groups of links, e.g. pages, profiles and policies. Empty groups are omitted. */
  groups: readonly {
    heading: string;
    links: readonly {
      label: string;
      href: string;
      newTab?: boolean;
      /** `me` for the owner's profiles. `alternate` for links to other languages; set `lang` and `hrefLang` too. */
      rel?: string;
      lang?: string;
      hrefLang?: string;
    }[];
  }[];
  /** The owner's name, for the copyright line. */
  owner: string;
  /** Current year, for the copyright line. */
  year: number;
  /** A `LanguageSelect`. Hidden without scripts. */
  language?: ReactNode;
  /** Buttons such as chat and cookie settings. Hidden without scripts. */
  actions?: ReactNode;
  /** Note about the content, e.g. that some of it is a sample. */
  note?: string;
}

/** The footer of every page: a band, a word, the owner's email address, lists of links and the copyright line. */
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
  const [local, domain] = email.split('@');
  return (
    <Root {...aboveBars}>
      <Band $file={`${artBase}band.svg`} />
      <Container>
        <Columns>
          <div>
            {word && (
              <FooterWord>
                <Word word={word} />
              </FooterWord>
            )}
            <Mail href={`mailto:${email}`} translate="no">
              {local}
              <wbr />
              {`@${domain}`}
            </Mail>
            {actions && <Actions>{actions}</Actions>}
          </div>
          <Groups aria-label={messages.page.footer}>
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
        <BottomRow>
          <span translate="no">{`© ${formatYear(year)} ${owner}`}</span>
          {language && <ScriptsOnly>{language}</ScriptsOnly>}
        </BottomRow>
      </Container>
    </Root>
  );
}
