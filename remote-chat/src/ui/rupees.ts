const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2, useGrouping: 'min2' });

/** Paise as rupees with two decimals. */
export const rupees = (paise: number): string => format.format(paise / 100);
