import { remoteConfig } from '@nyayika/remote-kit/webpack';

export default remoteConfig({ folder: import.meta.dirname });
