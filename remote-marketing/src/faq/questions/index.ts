import { aboutAnswers } from './about-answers';
import { plansAndPayments } from './plans-and-payments';
import { privacyAndAccount } from './privacy-and-account';
import { usingTheChat } from './using-the-chat';

/** All questions of the FAQ page, in the order in which it shows them. */
export const questionGroups = [aboutAnswers, usingTheChat, plansAndPayments, privacyAndAccount];
