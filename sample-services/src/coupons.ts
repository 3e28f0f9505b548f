/** The client-side list of the simulated checkout: code and percent off. */
export const simulatedCoupons: Readonly<Record<string, number>> = { SAVE20: 20, STUDENT: 15, EARLY25: 25 };
