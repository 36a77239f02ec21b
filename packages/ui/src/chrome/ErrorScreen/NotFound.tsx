import { messages } from '@portfolio/messages';
import { Art } from '../../art/Art';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { hasLines } from '../../platform/options';
import { NotFoundPuzzle } from './NotFoundPuzzle';
import { Buttons, Digits, Screen } from './Screen.styles';

export interface NotFoundProps {
  /** URL of the home page. */
  homeHref: string;
  /** URL of the Projects page; omit it if the site has none. */
  projectsHref?: string | undefined;
  /** Called when the visitor has completed the puzzle. */
  onFinish: () => void;
}

/** The page for an unknown URL. */
export const NotFound = ({ homeHref, projectsHref, onFinish }: NotFoundProps) => (
  <Screen data-page-tile="hero" data-short-page>
    {import.meta.env.VITE_HAS_LINES !== 'no' && hasLines ? (
      <Digits>
        <Art name="numerals/4" />
        <Art name="numerals/0" />
        <Art name="numerals/4" />
      </Digits>
    ) : (
      <NotFoundPuzzle onFinish={onFinish} />
    )}
    <h1>{messages.notFound.heading}</h1>
    <p>{messages.notFound.message}</p>
    <Buttons>
      <LinkButton href={homeHref}>{messages.page.goHome}</LinkButton>
      {projectsHref && (
        <LinkButton variant="outline" href={projectsHref}>
          {messages.notFound.projects}
        </LinkButton>
      )}
    </Buttons>
  </Screen>
);
