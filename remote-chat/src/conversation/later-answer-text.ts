import { t } from '../messages';
import { laterPart } from '../ui/later-part';

/** Formatting and what belongs to it, fetched when a chat opens and so before the first answer arrives. */
export const AnswerText = laterPart(
  () => import('./AnswerText').then((module) => module.AnswerText),
  () => t('This answer is shown as plain text: its layout did not arrive.'),
);
