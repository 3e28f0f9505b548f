/** Formatting and what belongs to it, fetched when a chat opens and so before the first answer arrives. */
export const loadAnswerText = () => import('./AnswerText').then((module) => ({ default: module.AnswerText }));
