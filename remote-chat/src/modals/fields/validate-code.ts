import { t } from '../../messages';
/** What is wrong with a code, or ''. */
export const validateCode = (code: string): string => (/^\d{6}$/.test(code) ? '' : t('Please enter the 6-digit OTP'));
