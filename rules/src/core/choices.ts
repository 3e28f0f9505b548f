import type { Choice } from './field';
import { words } from './text';

export const yesNo = [
  { value: 'yes', label: words('Yes', 'ஆம்', 'हाँ', 'ಹೌದು') },
  { value: 'no', label: words('No', 'இல்லை', 'नहीं', 'ಇಲ್ಲ') },
] as const satisfies readonly Choice[];
