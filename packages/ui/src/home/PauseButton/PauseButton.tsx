import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { IconButton } from '../../forms/IconButton/IconButton';
import { below } from '../../theme';

export interface PauseButtonProps {
  /** Whether what moves stands still. */
  isPaused: boolean;
  /** Called when it shall stop, or go on. */
  onToggle: () => void;
}

const Root = styled(IconButton)`
  inline-size: 3.25rem;
  block-size: 3.25rem;

  ${below('narrow')} {
    inline-size: 2.75rem;
  }

  svg {
    stroke-width: 4;
  }

  /* Nothing moves there, so nothing can be paused. */
  @media print, (scripting: none), (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Stops and resumes what moves by itself (WCAG 2.2 2.2.2). Pressed means paused. */
export function PauseButton({ isPaused, onToggle }: PauseButtonProps) {
  return (
    <Root label={WORDS.home.pauseTitles} aria-pressed={isPaused} onClick={onToggle}>
      <Icon name={isPaused ? 'play' : 'pause'} />
    </Root>
  );
}
