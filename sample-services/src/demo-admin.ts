/** The fixed pair of the simulated admin sign-in. */
export const simulatedAdmin = { email: 'admin@example.com', password: 'admin123' } as const;
