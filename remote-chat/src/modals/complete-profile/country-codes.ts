import type { CountryCode } from 'shared-contracts';

export const countryCodes: readonly CountryCode[] = ['+91', '+1', '+44', '+971'];
