import type { Translation } from '../paper';
import { claims } from './claims';
import { familyAndProperty } from './family-and-property';
import { notices } from './notices';
import { stateAndPolice } from './state-and-police';
import { work } from './work';

/** All papers in Kannada. */
export const kannada: Translation = {
  common: {
    name: 'ನಿಮ್ಮ ಪೂರ್ಣ ಹೆಸರು',
    address: 'ನಿಮ್ಮ ವಿಳಾಸ ಮತ್ತು ದೂರವಾಣಿ ಸಂಖ್ಯೆ',
    to: 'ಎದುರು ಪಕ್ಷದ ಹೆಸರು',
    'to-address': 'ಎದುರು ಪಕ್ಷದ ವಿಳಾಸ',
    place: 'ಸ್ಥಳ',
    today: 'ಸಹಿ ಮಾಡುವ ದಿನಾಂಕ',
  },
  papers: { ...notices, ...claims, ...stateAndPolice, ...work, ...familyAndProperty },
};
