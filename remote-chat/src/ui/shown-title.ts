import { t } from '../messages';
import { newChatTitle } from '../store/chat';

/** A chat's title as people see it: the one that every new chat has is in the language shown. */
export const shownTitle = (title: string): string => (title === newChatTitle ? t(title) : title);
