import { useId, type CSSProperties } from 'react';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { space } from '../../theme';

export interface LanguageLinksProps {
  /** Text above the links: "Language". */
  label: string;
  /** Languages, each with the URL of the document in that language. */
  languages: readonly {
    /** Language tag: `fi`. */
    code: string;
    name: string;
    href: string;
    isCurrent: boolean;
  }[];
}

/** Inline styles, because bundlers do not drop unused styled components. */
const layout: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: space(8) };

/** Links to the same document in every language. */
export function LanguageLinks({ label, languages }: LanguageLinksProps) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} style={layout}>
      <strong id={labelId} style={{ inlineSize: '100%' }}>
        {label}
      </strong>
      {languages.map(({ code, name, href, isCurrent }) => (
        <LinkButton
          key={code}
          variant={isCurrent ? 'filled' : 'outline'}
          hasDot={false}
          href={href}
          lang={code}
          hrefLang={code}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
        </LinkButton>
      ))}
    </nav>
  );
}
