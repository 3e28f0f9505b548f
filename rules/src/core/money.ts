/** Rupees as a person types them, in whole paise. */
export function paise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** A sum rounded to whole rupees, in paise; half a rupee goes up. */
export function wholeRupees(sum: number): number {
  return Math.round(sum / 100) * 100;
}

/** A sum with Indian grouping: ₹1,23,456 or ₹1,23,456.50. */
export function writeRupees(sum: number): string {
  const whole = Math.round(sum) % 100 === 0;
  const digits = whole ? 0 : 2;
  return `₹${(Math.round(sum) / 100).toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
