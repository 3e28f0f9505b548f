import { createElement, Fragment, use, type ReactNode } from 'react';
import type { Messages } from './messages';

interface MessagesGateProps {
  readonly messages: Messages;
  readonly language: string;
  readonly children: ReactNode;
}

/** Shows its content in a language, as soon as that language's words are there; another language draws the content anew. */
export function MessagesGate({ messages, language, children }: MessagesGateProps) {
  if (!messages.isLoaded(language)) use(messages.load(language));
  messages.show(language);
  return createElement(Fragment, { key: language }, children);
}
