import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Buttons, Picture, Screen } from './Screen.styles';

export interface ErrorScreenProps {
  /** Tries again. */
  onRetry: () => void;
  /** Address of the home page. */
  homeHref: string;
}

/** The screen for a page that could not be shown: a line that stopped, what happened, a retry and the way home. */
export const ErrorScreen = ({ onRetry, homeHref }: ErrorScreenProps) => (
  <Screen data-page-tile="hero">
    <Picture $isSmall>
      <Art name="states/offline" />
    </Picture>
    <h1>{WORDS.error.title}</h1>
    <p>{WORDS.error.message}</p>
    <Buttons>
      <Button onClick={onRetry}>{WORDS.page.tryAgain}</Button>
      <LinkButton variant="outline" href={homeHref}>
        {WORDS.page.goHome}
      </LinkButton>
    </Buttons>
  </Screen>
);
