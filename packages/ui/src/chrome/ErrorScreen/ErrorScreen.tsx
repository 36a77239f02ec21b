import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Buttons, Details, Picture, Screen } from '../Screen.styles';

export interface ErrorScreenProps {
  /** What went wrong, in plain words. */
  title: string;
  /** What it means and what can be done. */
  message: string;
  /** Tries again. Without it there is only the way home. */
  onRetry?: () => void;
  /** Address of the home page. */
  homeHref: string;
  /** What a developer would ask for: the error's own words. Folded. */
  details?: string;
}

/** The screen for a page that could not be shown: a line that stopped, what happened, a retry and the way home. */
export function ErrorScreen({ title, message, onRetry, homeHref, details }: ErrorScreenProps) {
  return (
    <Screen data-page-tile="hero">
      <Picture $isSmall>
        <Art name="states/offline" />
      </Picture>
      <h1>{title}</h1>
      <p>{message}</p>
      <Buttons>
        {onRetry && <Button onClick={onRetry}>{WORDS.page.tryAgain}</Button>}
        <LinkButton variant={onRetry ? 'outline' : 'filled'} href={homeHref}>
          {WORDS.page.goHome}
        </LinkButton>
      </Buttons>
      {details && (
        <Details>
          <summary>{WORDS.error.details}</summary>
          <pre>{details}</pre>
        </Details>
      )}
    </Screen>
  );
}
