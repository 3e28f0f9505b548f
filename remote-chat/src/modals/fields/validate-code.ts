/** What is wrong with a code, or ''. */
export const validateCode = (code: string): string => (/^\d{6}$/.test(code) ? '' : 'Please enter the 6-digit OTP');
