const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat('en-IN');
const date = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const dateTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** An amount of paise as rupees with two decimals. */
export const money = (paise: number): string => rupees.format(paise / 100);
export const count = (value: number): string => whole.format(value);
/** How many of a thing: 1 invoice, 1,200 invoices. */
export const counted = (value: number, one: string): string => `${count(value)} ${one}${value === 1 ? '' : 's'}`;
/** A calendar day or an instant as a date in India. */
export const day = (value: string | null): string =>
  value === null || value === '' ? '–' : date.format(new Date(value));
export const moment = (value: string | null): string =>
  value === null || value === '' ? '–' : dateTime.format(new Date(value));
const bytesPerMb = 1024 * 1024;
/** The size of a file in MB with one decimal; a small one in KB, so that it is not shown as nothing. */
export const fileSize = (bytes: number): string =>
  bytes < bytesPerMb / 10 ? `${count(Math.ceil(bytes / 1024))} KB` : `${(bytes / bytesPerMb).toFixed(1)} MB`;
/** A change against the period before, such as +4.2%. */
export const change = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`;
