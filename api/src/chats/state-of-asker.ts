import type { StateCode } from '../answers/read/states';
import type { Database } from '../platform/database/database';
import type { Principal } from '../platform/principal/principal';

/** GST State codes with the letters by which the law of a State is known. */
const letters: Readonly<Record<string, StateCode>> = {
  '01': 'JK',
  '02': 'HP',
  '03': 'PB',
  '04': 'CH',
  '05': 'UK',
  '06': 'HR',
  '07': 'DL',
  '08': 'RJ',
  '09': 'UP',
  '10': 'BR',
  '11': 'SK',
  '12': 'AR',
  '13': 'NL',
  '14': 'MN',
  '15': 'MZ',
  '16': 'TR',
  '17': 'ML',
  '18': 'AS',
  '19': 'WB',
  '20': 'JH',
  '21': 'OD',
  '22': 'CG',
  '23': 'MP',
  '24': 'GJ',
  '26': 'DN',
  '27': 'MH',
  '29': 'KA',
  '30': 'GA',
  '31': 'LD',
  '32': 'KL',
  '33': 'TN',
  '34': 'PY',
  '35': 'AN',
  '36': 'TS',
  '37': 'AP',
  '38': 'LA',
};

/** The State that a signed-in person has named in the profile or at checkout: its law answers where the question names none. */
export async function stateOfAsker(database: Database, principal: Principal): Promise<StateCode | undefined> {
  if (principal.kind === 'visitor') return undefined;
  const [row] = await database.query<{ state_code: string }>('select state_code from app_user where id = $1', [
    principal.userId,
  ]);
  return letters[row?.state_code ?? ''];
}
