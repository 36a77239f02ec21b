import { useId } from 'react';

import { Art } from '../../art/Art';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Link } from '../../platform/Link';
import { Buttons, Picture, Screen, Suggestions } from '../Screen.styles';

export interface NotFoundProps {
  /** Address of the home page. */
  homeHref: string;
  /** Address of the list of projects, if there is one. */
  projectsHref?: string | undefined;
  /** Pages whose address is close to the one that was asked for. */
  suggestions?: readonly { label: string; href: string }[];
}

/** The screen for an unknown address. The heading's words are fixed by the rules of the product. */
export function NotFound({ homeHref, projectsHref, suggestions = [] }: NotFoundProps) {
  const nearId = useId();
  return (
    <Screen data-page-tile="hero" data-short-page>
      <Picture>
        <Art name="lost" />
      </Picture>
      <h1>{WORDS.notFound.heading}</h1>
      <p>{WORDS.notFound.message}</p>
      {suggestions.length > 0 && (
        <Suggestions aria-labelledby={nearId}>
          <p id={nearId}>{WORDS.notFound.suggestions}</p>
          <ul>
            {suggestions.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </Suggestions>
      )}
      <Buttons>
        <LinkButton href={homeHref}>{WORDS.page.goHome}</LinkButton>
        {projectsHref && (
          <LinkButton variant="outline" href={projectsHref}>
            {WORDS.notFound.projects}
          </LinkButton>
        )}
      </Buttons>
    </Screen>
  );
}
