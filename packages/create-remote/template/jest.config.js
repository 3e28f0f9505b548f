import { remoteTests } from '@nyayika/remote-kit/jest';

export default remoteTests(import.meta.dirname);
