import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What an injected link component is given: an anchor's own props, with an address always there. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What the surrounding application decides for every component. */
export interface UiSettings {
  /** Address of the folder with the drawings, ending in a slash. */
  artBase: string;
  /** Whether the document itself holds a drawing, asked with the id of the layer that is wanted; by default none. */
  hasDrawing?: (name: string, layerId: string) => boolean;
  /** Path below which the site lies, with both slashes: addresses of files from the site's root are completed with it. */
  base: string;
  /** Renders links inside the site, for instance a router's; without it a plain `<a>` does. */
  link?: ComponentType<LinkSlotProps>;
}

/** Props of `UiProvider`: the settings, each with a default, and what they apply to. */
export interface UiProviderProps extends Partial<UiSettings> {
  children: ReactNode;
}

const defaultSettings: UiSettings = { artBase: '/art/', base: '/' };

const UiContext = createContext<UiSettings>(defaultSettings);

/** Tells the parts where drawings are and what follows a link inside the site. Everything works without it, with the defaults. */
export function UiProvider({ children, ...settings }: UiProviderProps) {
  return <UiContext value={{ ...defaultSettings, ...settings }}>{children}</UiContext>;
}

/** Returns the settings of the nearest `UiProvider`, or the defaults: drawings under `/art/`, plain anchors. */
export const useUi = (): UiSettings => useContext(UiContext);
