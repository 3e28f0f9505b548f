export const backToProfile = { name: 'profile', label: 'Back to profile' } as const;
