import { localPaths } from '../language/local-paths';
import type { Language } from '../calls/chat/types';
import type { RemoteName } from './core-remote-module';

/** Words of one place in each language; English stands in where a language is missing. */
export type LocalText = { readonly en: string } & { readonly [L in Language]?: string | undefined };

/** One address, or pattern such as `/help/:article` or `/manage/*`, that a remote renders. */
export interface RemotePage {
  readonly path: string;
  /** For the document's title; without one the product's own stands there. */
  readonly title?: LocalText | undefined;
  /** Whether the page has an address of its own in every language, such as `/hi/pricing`. */
  readonly languages?: boolean | undefined;
}

/** A link of a remote in the host's navigation. */
export interface RemoteLink {
  /** The top bar, the two columns of the footer, or the menu of a signed-in person. */
  readonly place: 'main' | 'support' | 'legal' | 'account';
  /** Links of all remotes stand in this order. */
  readonly order: number;
  readonly label: LocalText;
  readonly href: string;
  /** Shown to people of this role only. */
  readonly role?: 'admin' | undefined;
}

/** What a remote says of itself in its `remote.json`. Every build carries it, so that nothing else needs to know. */
export interface RemoteDescription {
  readonly name: RemoteName;
  /** `public`: between header and footer; `bare`: the remote fills the page and brings its own `main`. */
  readonly frame: 'public' | 'bare';
  readonly pages: readonly RemotePage[];
  readonly links: readonly RemoteLink[];
  /** The languages that it speaks, the one for everybody else first; all of the product where it does not say. */
  readonly languages?: readonly Language[] | undefined;
  /** An address that shows the remote without a sign-in; a release is tried there before anybody gets it. */
  readonly trial: string;
}

/** The router's patterns of a remote, in every language that they have. */
export const routesOf = (pages: readonly RemotePage[]): readonly string[] =>
  pages.flatMap(({ path, languages }) => (languages ? localPaths(path) : [path]));
