import { messages } from '@portfolio/messages';
import { styled } from 'styled-components';

import { IconButton } from '../../forms/IconButton/IconButton';
import { below, square } from '../../theme';

export interface PauseButtonProps {
  /** Marks the movement as paused. */
  isPaused: boolean;
  /** Called by the button, to pause or resume. */
  onToggle: () => void;
}

const Root = styled(IconButton)`
  ${square('3.25rem')}

  ${below('narrow')} {
    inline-size: 2.75rem;
  }

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* Nothing moves there. */
  @media print, (scripting: none), (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Pauses and resumes animation (WCAG 2.2 2.2.2). Pressed means paused. */
export function PauseButton({ isPaused, onToggle }: PauseButtonProps) {
  return (
    <Root label={messages.home.pauseTitles} aria-pressed={isPaused} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={isPaused ? 'M8 5v14l11-7z' : 'M8 6v12M16 6v12'} />
      </svg>
    </Root>
  );
}
