import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What an injected link component is given: an anchor's own props, with an address always there. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
/** A component that renders a link inside the site, for instance a router's. */
export type LinkSlot = ComponentType<LinkSlotProps>;

/** What the surrounding application decides for every component. */
export interface UiSettings {
  /** Address of the folder with the drawings, ending in a slash. */
  artBase: string;
  /** Whether the document itself holds a drawing, asked with the id of the layer that is wanted; by default none. */
  hasDrawing?: (name: string, layerId: string) => boolean;
  /** Path below which the site lies, with both slashes: addresses of files from the site's root are completed with it. */
  base: string;
  /** Renders links inside the site; without it a plain `<a>` does. */
  link?: LinkSlot;
}

/** Props of `UiProvider`: the settings, each with a default, and what they apply to. */
export interface UiProviderProps extends Partial<UiSettings> {
  children: ReactNode;
}

const defaultSettings: UiSettings = { artBase: '/art/', base: '/' };

const UiContext = createContext<UiSettings>(defaultSettings);

/**
 * Tells the components where the drawings are and which component follows a link inside the site, so that this package
 * needs neither a router nor a bundler's asset paths. Everything works without it, with the defaults.
 */
export function UiProvider({ artBase, hasDrawing, base, link, children }: UiProviderProps) {
  const settings = useMemo(
    () => ({
      artBase: artBase ?? defaultSettings.artBase,
      hasDrawing,
      base: base ?? defaultSettings.base,
      link,
    }),
    [artBase, hasDrawing, base, link],
  );
  return <UiContext value={settings}>{children}</UiContext>;
}

/** Returns the settings of the nearest `UiProvider`, or the defaults: drawings under `/art/`, plain anchors. */
export function useUi(): UiSettings {
  return useContext(UiContext);
}
