import { messages } from '@portfolio/messages';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { IconButton } from '../../forms/IconButton/IconButton';

export type Theme = 'light' | 'dark';

export interface ThemeToggleProps {
  /** The current theme. */
  theme: Theme;
  /** Called when the button is clicked. */
  onToggle: () => void;
}

/* CSS picks the icon, so that the icon is correct before hydration. */
const Icons = styled.span`
  .dark & > :last-child,
  body:not(.dark) & > :first-child {
    display: none;
  }
`;

/** Toggles between the light and dark themes. The icon is a sun or a moon. */
export function ThemeToggle({ theme, onToggle }: ThemeToggleProps) {
  return (
    <IconButton label={messages.page.darkTheme} aria-pressed={theme === 'dark'} onClick={onToggle}>
      <Icons>
        <Icon name="moon" />
        <Icon name="sun" />
      </Icons>
    </IconButton>
  );
}
