const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/**
 * An amount as people in India write it, with two decimals: `₹4,584.00`.
 * @param paise integer paise
 */
export function formatRupees(paise: number): string {
  return rupees.format(paise / 100);
}
