import type { Translation } from '../paper';
import { claims } from './claims';
import { familyAndProperty } from './family-and-property';
import { notices } from './notices';
import { stateAndPolice } from './state-and-police';
import { work } from './work';

/** All papers in Hindi. */
export const hindi: Translation = {
  common: {
    name: 'आपका पूरा नाम',
    address: 'आपका पता और फ़ोन नंबर',
    to: 'दूसरे पक्ष का नाम',
    'to-address': 'दूसरे पक्ष का पता',
    place: 'स्थान',
    today: 'हस्ताक्षर की तारीख',
  },
  papers: { ...notices, ...claims, ...stateAndPolice, ...work, ...familyAndProperty },
};
