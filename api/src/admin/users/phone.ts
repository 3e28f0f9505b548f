const countryCodes = ['+971', '+91', '+44', '+1'] as const;

/** A phone number as one text, for a table. */
export const joinPhone = (countryCode: string | null, digits: string): string =>
  digits === '' ? '' : [countryCode, digits].filter(Boolean).join(' ');

/** A phone number as it was typed, split into one of the offered country codes, where it begins with one, and digits. */
export function splitPhone(text: string): { countryCode: string | null; digits: string } {
  const compact = text.replace(/[^\d+]/g, '');
  const countryCode = countryCodes.find((code) => compact.startsWith(code)) ?? null;
  return { countryCode, digits: compact.slice(countryCode?.length ?? 0).replace(/\D/g, '') };
}
