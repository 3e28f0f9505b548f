/** Where a paper is made into a file; the answer is the file itself. */
export const paperFilePath = (kind: 'docx' | 'pdf'): string => `/api/papers/${kind}`;
