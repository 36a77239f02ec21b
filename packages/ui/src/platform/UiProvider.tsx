import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of an injected link component: an anchor's, with a required address. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Settings that the application provides to every component. */
export interface UiSettings {
  /** Address of the drawings' folder, with a trailing slash. */
  artBase: string;
  /** Returns whether the document contains a drawing’s layer. Default: never. */
  hasDrawing?: (name: string, layerId: string) => boolean;
  /** Base path of the site, with leading and trailing slash; prefixed to root-relative file addresses. */
  base: string;
  /** Renders internal links, e.g. a router's; default: `<a>`. */
  link?: ComponentType<LinkSlotProps>;
}

/** Props of `UiProvider`: optional settings and the content they apply to. */
export interface UiProviderProps extends Partial<UiSettings> {
  children: ReactNode;
}

const defaultSettings: UiSettings = { artBase: '/art/', base: '/' };

const UiContext = createContext<UiSettings>(defaultSettings);

/** Provides the drawings' address and the link component. Optional: everything has defaults. */
export function UiProvider({ children, ...settings }: UiProviderProps) {
  return <UiContext value={{ ...defaultSettings, ...settings }}>{children}</UiContext>;
}

/** Returns a function that prefixes root-relative file addresses with the site's base path. */
export function useFileUrl() {
  const { base } = useUi();
  return (path: string) => (path.startsWith('/') ? base + path.slice(1) : path);
}

/** Returns the nearest `UiProvider`'s settings, or the defaults: drawings under `/art/`, plain anchors. */
export const useUi = (): UiSettings => useContext(UiContext);
