import { useId, type ReactNode } from 'react';

import { Art } from '../../art/Art';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Link } from '../../platform/Link';
import { useUi } from '../../platform/UiProvider';
import {
  Actions,
  Band,
  Base,
  Columns,
  Group,
  Groups,
  Mail,
  Note,
  Root,
  Word,
} from './SiteFooter.styles';

/** A link of the footer. */
export interface FooterLink {
  label: string;
  href: string;
  newTab?: boolean;
}

/** A headed list of links. */
export interface FooterGroup {
  heading: string;
  links: readonly FooterLink[];
}

/** The word that a page ends with: a drawing, and what it says. */
export interface FooterWord {
  /** Name of the drawing in the art set. */
  art: string;
  /** The word as it is read out, in its own language. */
  label: string;
  /** Language of the word, e.g. `ta`. */
  lang: string;
}

/** Props of `SiteFooter`. */
export interface SiteFooterProps {
  /** The word of farewell, as a drawing. */
  word: FooterWord;
  /** The owner's address, without `mailto:`. */
  email: string;
  /** Usually three: pages, elsewhere, policies. */
  groups: readonly FooterGroup[];
  /** Whose site it is. */
  owner: string;
  /** Shown in the line at the bottom; the current year is the application's to know. */
  year: number;
  /** Where the language is chosen. */
  language?: ReactNode;
  /** Buttons: chat, translation, cookie choice. */
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
  const id = useId();
  const { artBase } = useUi();
  return (
    <Root>
      <Band $file={`${artBase}band.svg`} />
      <Wrap>
        <Columns>
          <div>
            <Word>
              <Art name={word.art} label={word.label} lang={word.lang} />
            </Word>
            <Mail href={`mailto:${email}`} translate="no">
              {email}
            </Mail>
            {actions && <Actions>{actions}</Actions>}
          </div>
          <Groups>
            {groups.map(({ heading, links }, index) => (
              <Group key={heading} aria-labelledby={`${id}${index}`}>
                <h2 id={`${id}${index}`}>{heading}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      <Link href={link.href} newTab={link.newTab}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Group>
            ))}
          </Groups>
        </Columns>
        {note && <Note>{note}</Note>}
        <Base>
          <span translate="no">{`© ${year} ${owner}`}</span>
          {language}
        </Base>
      </Wrap>
    </Root>
  );
}
