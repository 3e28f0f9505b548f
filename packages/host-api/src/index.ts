/** The contract between the host and a remote. Its version is this package's: `1.2` is `1.2.x`. */
export { CONTRACT_VERSION, isCompatibleContract } from '../../../shared-contracts/src/version';
export type { AuthState } from '../../../shared-contracts/src/host/auth-state';
export type { HostCore as HostApi } from '../../../shared-contracts/src/host/host-core';
export type { RuntimeConfig } from '../../../shared-contracts/src/host/runtime-config';
export type { Language } from '../../../shared-contracts/src/calls/chat/types';
export type { LanguageState } from '../../../shared-contracts/src/language/language-state';
export { languageNames, languages } from '../../../shared-contracts/src/language/languages';
export { languageOf, localHref, withoutLanguage } from '../../../shared-contracts/src/language/local-paths';
export type {
  LocalText,
  RemoteDescription,
  RemoteLink,
  RemotePage,
} from '../../../shared-contracts/src/remotes/remote-description';
export type {
  CoreRemoteModule as RemoteModule,
  CoreRemoteProps as RemoteProps,
  RemoteName,
} from '../../../shared-contracts/src/remotes/core-remote-module';
