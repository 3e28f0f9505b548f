import { memo } from 'react';
import type { Message } from '../store/chat';
import { AssistantMessage } from './AssistantMessage';
import { UserMessage } from './UserMessage';
import { WaitingBubble } from './WaitingBubble';

export interface MessageItemProps {
  readonly chatId: string;
  readonly message: Message;
  readonly isEager: boolean;
  readonly isLast: boolean;
  readonly canEdit: boolean;
}

export const MessageItem = memo(function MessageItem({ chatId, message, isEager, isLast, canEdit }: MessageItemProps) {
  if (message.role === 'user') return <UserMessage message={message} canEdit={canEdit} />;
  if (message.loading && message.content === '') return <WaitingBubble />;
  return <AssistantMessage chatId={chatId} message={message} isEager={isEager} isLast={isLast} />;
});
