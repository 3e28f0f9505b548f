/** An exact part of a whole, in lowest terms. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

export const none: Fraction = { over: 0, under: 1 };
export const whole: Fraction = { over: 1, under: 1 };

export function fraction(over: number, under: number): Fraction {
  const divisor = commonDivisor(Math.abs(over), under);
  return { over: over / divisor, under: under / divisor };
}

export const plus = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Fraction, b: Fraction) => plus(a, { over: -b.over, under: b.under });
export const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under);
export const dividedBy = (a: Fraction, b: Fraction) => fraction(a.over * b.under, a.under * b.over);
export const sum = (parts: readonly Fraction[]) => parts.reduce(plus, none);
export const isNone = (part: Fraction) => part.over === 0;
/** Positive where the first is more than the second. */
export const compare = (a: Fraction, b: Fraction) => a.over * b.under - b.over * a.under;

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a || 1 : commonDivisor(b, a % b);
}
