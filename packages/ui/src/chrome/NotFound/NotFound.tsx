import { useId } from 'react';

import { Art } from '../../art/Art';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Link } from '../../platform/Link';
import { Buttons, Picture, Screen, Suggestions } from '../Screen.styles';

/** Props of `NotFound`. */
export interface NotFoundProps {
  /** Address of the home page. */
  homeHref: string;
  /** Address of the list of projects. */
  projectsHref: string;
  /** Pages whose address is close to the one that was asked for. */
  suggestions?: readonly { label: string; href: string }[];
}

/** The screen for an unknown address. The heading's words are fixed (docs/behaviour.md#addresses). */
export function NotFound({ homeHref, projectsHref, suggestions = [] }: NotFoundProps) {
  const nearId = useId();
  return (
    <Screen data-page-tile="hero">
      <Picture>
        <Art name="lost" />
      </Picture>
      <h1>404 - Page Not Found</h1>
      <p>
        A dot has wandered off, and the line could not close. The page may have moved, or the
        address has a typo.
      </p>
      {suggestions.length > 0 && (
        <Suggestions aria-labelledby={nearId}>
          <p id={nearId}>Were you looking for one of these?</p>
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
        <LinkButton href={homeHref}>Go home</LinkButton>
        <LinkButton variant="outline" href={projectsHref}>
          See projects
        </LinkButton>
      </Buttons>
    </Screen>
  );
}
