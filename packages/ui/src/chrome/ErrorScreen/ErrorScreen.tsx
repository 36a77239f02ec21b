import { messages } from '@portfolio/messages';
import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Buttons, Picture, Screen } from './Screen.styles';

export interface ErrorScreenProps {
  /** Called when the retry button is clicked. */
  onRetry: () => void;
  /** URL of the home page. */
  homeHref: string;
}

/** Replaces a page that failed to render, and offers a retry button and a link home. */
export const ErrorScreen = ({ onRetry, homeHref }: ErrorScreenProps) => (
  <Screen data-page-tile="hero">
    <Picture>
      <Art name="states/offline" />
    </Picture>
    <h1>{messages.error.title}</h1>
    <p>{messages.error.message}</p>
    <Buttons>
      <Button onClick={onRetry}>{messages.page.tryAgain}</Button>
      <LinkButton variant="outline" href={homeHref}>
        {messages.page.goHome}
      </LinkButton>
    </Buttons>
  </Screen>
);
