import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { IconButton } from '../../forms/IconButton/IconButton';

/** The two themes. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface ThemeToggleProps {
  /** The theme that the page is shown in. */
  theme: Theme;
  /** Called when the other theme is asked for. */
  onToggle: () => void;
}

/* Which icon shows is decided by the body's class, not by rendering: it is right before the script has run. */
const Icons = styled.span`
  .dark & > :last-child,
  body:not(.dark) & > :first-child {
    display: none;
  }
`;

/** Switches light and dark. The icon is the moon in dark mode and the sun in light mode. */
export function ThemeToggle({ theme, onToggle }: ThemeToggleProps) {
  return (
    <IconButton label={WORDS.page.darkTheme} aria-pressed={theme === 'dark'} onClick={onToggle}>
      <Icons>
        <Icon name="moon" />
        <Icon name="sun" />
      </Icons>
    </IconButton>
  );
}
