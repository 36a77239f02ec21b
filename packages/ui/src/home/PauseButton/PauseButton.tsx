import { messages } from '@portfolio/messages';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { IconButton } from '../../forms/IconButton/IconButton';
import { below, square } from '../../theme';

export interface PauseButtonProps {
  /** Shows the button as pressed. */
  isPaused: boolean;
  /** Called when the button is clicked. */
  onToggle: () => void;
}

const Root = styled(IconButton)`
  ${square('3.25rem')}

  ${below('narrow')} {
    inline-size: 2.75rem;
  }

  svg {
    stroke-width: 4;
  }

  @media print, (scripting: none), (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Pauses and resumes an animation (WCAG 2.2, 2.2.2). Pressed means paused. */
export function PauseButton({ isPaused, onToggle }: PauseButtonProps) {
  return (
    <Root label={messages.home.pauseTitles} aria-pressed={isPaused} onClick={onToggle}>
      <Icon name={isPaused ? 'play' : 'pause'} />
    </Root>
  );
}
