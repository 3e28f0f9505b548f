import type { EnglishField } from './paper';

type Field = (id: string, label: string, from?: EnglishField['from'], near?: string) => EnglishField;
const make =
  (kind: EnglishField['kind']): Field =>
  (id, label, from, near) => ({ id, kind, label, ...(from ? { from } : {}), ...(near ? { near } : {}) });

export const text = make('text');
export const long = make('long');
export const date = make('date');
export const amount = make('amount');

/** Who writes and from where: at the head of nearly every paper. */
export const writer = [text('name', 'your full name'), long('address', 'your address and phone number')];
/** To whom it goes. */
export const receiver = [
  text('to', 'name of the other side', 'other side'),
  long('to-address', 'address of the other side'),
];
/** Where and when it is signed. */
export const signed = [text('place', 'place'), date('today', 'date of signing')];
