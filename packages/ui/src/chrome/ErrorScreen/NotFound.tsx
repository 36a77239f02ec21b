import { Art } from '../../art/Art';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Buttons, Picture, Screen } from './Screen.styles';

export interface NotFoundProps {
  /** Address of the home page. */
  homeHref: string;
  /** Address of the list of projects, if there is one. */
  projectsHref?: string | undefined;
}

/** The screen for an unknown address. The heading's words are fixed by the rules of the product. */
export const NotFound = ({ homeHref, projectsHref }: NotFoundProps) => (
  <Screen data-page-tile="hero" data-short-page>
    <Picture>
      <Art name="lost" />
    </Picture>
    <h1>{WORDS.notFound.heading}</h1>
    <p>{WORDS.notFound.message}</p>
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
