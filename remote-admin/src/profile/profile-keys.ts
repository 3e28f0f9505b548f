export const profileKey = ['profile'] as const;
export const sessionsKey = ['sessions'] as const;
