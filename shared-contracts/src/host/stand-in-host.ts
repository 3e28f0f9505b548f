import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '../calls/accounts/types';
import type { Language } from '../calls/chat/types';
import type { LanguageState } from '../language/language-state';
import { CONTRACT_VERSION } from '../version';
import type { AuthState } from './auth-state';
import type { HostCore } from './host-core';
import type { RuntimeConfig } from './runtime-config';

/** What a host without a page around it begins with; everything has a default. */
export interface StandInHostOptions {
  readonly mode?: RuntimeConfig['services'];
  readonly siteUrl?: string;
  readonly user?: SessionUser | null;
  readonly auth?: Partial<AuthState>;
  readonly navigate?: HostCore['navigate'];
  /** The language that the person chose; left out, nobody chose one and English is shown. */
  readonly language?: Language;
}

/** A host that keeps everything in memory: for a remote's own dev server and for its tests. */
export function standInHost({
  mode = 'simulated',
  siteUrl = '',
  user = null,
  auth = {},
  navigate = () => undefined,
  language,
}: StandInHostOptions = {}): HostCore {
  return {
    contractVersion: CONTRACT_VERSION,
    config: {
      services: mode,
      apiBaseUrl: '',
      contactFormUrl: '',
      siteUrl,
      features: { google: false, devMailbox: false },
    },
    auth: createStore<AuthState>((set) => ({
      isAuthenticated: user !== null,
      user,
      status: 'settled',
      login: (person) => set({ isAuthenticated: true, user: person }),
      logout: () => {
        set({ isAuthenticated: false, user: null });
        return Promise.resolve();
      },
      refresh: () => Promise.resolve(),
      ...auth,
    })),
    language: createStore<LanguageState>((set) => ({
      language: language ?? 'en',
      isChosen: language !== undefined,
      choose: (chosen) => set({ language: chosen, isChosen: true }),
    })),
    standIns: true,
    navigate,
    track: () => undefined,
  };
}
