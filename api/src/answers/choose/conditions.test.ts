import type { CompiledRecord, Conditions } from 'knowledge';
import { partyVerdict, verdictOn, type Told, type Verdict } from './conditions';

const nothing: Told = { roles: [], ages: [], rupees: [] };

test.each<[string, Conditions | undefined, Told, Verdict]>([
  ['no conditions', undefined, nothing, 'holds'],
  ['a role that was not told', { role: 'tenant' }, nothing, 'open'],
  ['a role that was told', { role: 'tenant' }, { ...nothing, roles: ['tenant'] }, 'holds'],
  ['the other side', { role: 'tenant' }, { ...nothing, roles: ['landlord'] }, 'fails'],
  ['a role beside others', { role: 'wife' }, { ...nothing, roles: ['victim'] }, 'open'],
  ['an age below', { ageBelow: 18 }, { ...nothing, ages: [17] }, 'holds'],
  ['an age that is not below', { ageBelow: 18 }, { ...nothing, ages: [18] }, 'fails'],
  ['an age from', { ageFrom: 60 }, { ...nothing, ages: [60] }, 'holds'],
  ['another State', { state: ['TN', 'KA'] }, { ...nothing, state: 'MH' }, 'fails'],
  ['the State', { state: ['TN', 'KA'] }, { ...nothing, state: 'KA' }, 'holds'],
  ['the day itself counts as after', { after: '2024-07-01' }, { ...nothing, eventDate: '2024-07-01' }, 'holds'],
  ['the day itself is not before', { before: '2024-07-01' }, { ...nothing, eventDate: '2024-07-01' }, 'fails'],
  ['an amount from', { amountFrom: 2000000 }, { ...nothing, rupees: [5000000] }, 'holds'],
  ['one condition open', { role: 'wife', religion: 'muslim' }, { ...nothing, religion: 'muslim' }, 'open'],
  ['one condition failing', { role: 'wife', religion: 'muslim' }, { ...nothing, religion: 'hindu' }, 'fails'],
])('%s', (_name, when, told, verdict) => {
  expect(verdictOn(when, told)).toBe(verdict);
});

test.each<[string[], Verdict]>([
  [['husband'], 'holds'],
  [['victim'], 'open'],
  [['wife', 'victim'], 'fails'],
])('a guide for husbands, to %j: %s', (roles, verdict) => {
  const guide = { kind: 'guide', id: 'a-guide', for: 'husband' } as CompiledRecord;
  expect(partyVerdict(guide, { ...nothing, roles })).toBe(verdict);
});
