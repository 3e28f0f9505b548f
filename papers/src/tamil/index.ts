import type { Translation } from '../paper';
import { claims } from './claims';
import { familyAndProperty } from './family-and-property';
import { notices } from './notices';
import { stateAndPolice } from './state-and-police';
import { work } from './work';

/** All papers in Tamil. */
export const tamil: Translation = {
  common: {
    name: 'உங்கள் முழுப் பெயர்',
    address: 'உங்கள் முகவரியும் தொலைபேசி எண்ணும்',
    to: 'எதிர்த்தரப்பின் பெயர்',
    'to-address': 'எதிர்த்தரப்பின் முகவரி',
    place: 'இடம்',
    today: 'கையெழுத்திடும் தேதி',
  },
  papers: { ...notices, ...claims, ...stateAndPolice, ...work, ...familyAndProperty },
};
