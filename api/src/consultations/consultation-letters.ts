import type { Consultation } from 'shared-contracts';
import { brand } from 'shared-contracts/brand';
import type { Mail } from '../platform/mail/mailer';

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const when = ({ wantedAt }: Consultation): string => `${time.format(new Date(wantedAt))} (India)`;

/** Tells the staff that somebody asks for a call. */
export const requestMail = (to: string, request: Consultation): Mail => ({
  to,
  subject: `${brand.name}: consultation asked for by ${request.name.replace(/\s+/g, ' ')}`,
  text: `${request.name} <${request.email}>, ${request.phone}, asks for a call on ${when(request)}.\n\nAbout: ${request.question}\n\n${request.note}\n`,
});

/** Tells the person that the request has arrived. */
export const receivedMail = (request: Consultation): Mail => ({
  to: request.email,
  subject: `${brand.name}: we have your request for a consultation`,
  text: `Hello ${request.name},\n\nyou asked for a call on ${when(request)} at ${request.phone}, about:\n\n${request.question}\n\nWe write to you as soon as it is settled who calls, or if another time is needed.\n\n${brand.name}, ${brand.supportHours}\n`,
});

const changes: Readonly<Record<Consultation['status'], string | null>> = {
  asked: null,
  assigned: 'your consultation is settled',
  answered: 'the answer of your consultation',
  declined: 'your request for a consultation',
};

/** Tells the person what became of the request; null where there is nothing new to tell. */
export function changeMail(request: Consultation): Mail | null {
  const subject = changes[request.status];
  if (!subject) return null;
  const told = {
    asked: '',
    assigned: `${request.assignedTo || 'A lawyer'} will call you on ${when(request)} at ${request.phone}.`,
    answered: `Your consultation about "${request.question}" is answered.`,
    declined: 'We cannot offer this call.',
  }[request.status];
  return {
    to: request.email,
    subject: `${brand.name}: ${subject}`,
    text: `Hello ${request.name},\n\n${told}\n\n${request.reply}\n\n${brand.name}\n`.replace(/\n{3,}/g, '\n\n'),
  };
}
