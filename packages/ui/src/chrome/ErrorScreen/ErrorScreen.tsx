import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Buttons, Picture, Screen } from '../Screen.styles';

export interface ErrorScreenProps {
  /** What went wrong, in plain words. */
  title: string;
  /** What it means and what can be done. */
  message: string;
  /** Tries again. */
  onRetry: () => void;
  /** Address of the home page. */
  homeHref: string;
}

/** The screen for a page that could not be shown: a line that stopped, what happened, a retry and the way home. */
export function ErrorScreen({ title, message, onRetry, homeHref }: ErrorScreenProps) {
  return (
    <Screen data-page-tile="hero">
      <Picture $isSmall>
        <Art name="states/offline" />
      </Picture>
      <h1>{title}</h1>
      <p>{message}</p>
      <Buttons>
        <Button onClick={onRetry}>{WORDS.page.tryAgain}</Button>
        <LinkButton variant="outline" href={homeHref}>
          {WORDS.page.goHome}
        </LinkButton>
      </Buttons>
    </Screen>
  );
}
