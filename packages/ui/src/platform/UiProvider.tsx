import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of the app's link component. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Settings that the app provides to all components. */
export interface UiSettings {
  /** URL of the drawings' folder, with a trailing slash. */
  artBase: string;
  /** Returns whether the document contains this layer of the drawing. By default, every layer loads from `artBase`. */
  hasDrawing?: (name: string, layerId: string) => boolean;
  /** The site's base path, with leading and trailing slashes. Prefixed to root-relative file URLs. */
  base: string;
  /** Component for internal links, such as a router's; by default `<a>`. */
  link?: ComponentType<LinkSlotProps>;
}

export interface UiProviderProps extends Partial<UiSettings> {
  /** The components that use the settings. */
  children: ReactNode;
}

const defaultSettings: UiSettings = { artBase: '/art/', base: '/' };

const UiContext = createContext<UiSettings>(defaultSettings);

/** Provides settings to all components inside. Every setting has a default. */
export function UiProvider({ children, ...settings }: UiProviderProps) {
  return <UiContext value={{ ...defaultSettings, ...settings }}>{children}</UiContext>;
}

/** Returns a function that prefixes root-relative file URLs with the site's base path. */
export function useFileUrl() {
  const { base } = useUi();
  return (path: string) => (path.startsWith('/') ? base + path.slice(1) : path);
}

/** Returns the settings from the nearest `UiProvider`, or the defaults. */
export const useUi = (): UiSettings => useContext(UiContext);
