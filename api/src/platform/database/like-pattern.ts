/** A search text as a LIKE pattern that matches it anywhere, in lower case; its own % and _ are plain letters. */
export const likePattern = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
