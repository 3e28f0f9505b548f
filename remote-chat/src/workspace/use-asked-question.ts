import { useEffect, type RefObject } from 'react';
import { askParam } from 'shared-contracts/paths';
import { useLocation, useSearchParams } from 'shared-contracts/router';
import { useAuth } from '../host/host-context';
import { newChatDraft } from '../store/draft-key';
import { useStores } from '../store/store-context';

/**
 * A page of ours leads here with a question: chosen there it is asked at once, in a chat of its own; from an address alone it is filled in
 * and waits for its sender.
 */
export function useAskedQuestion(field: RefObject<HTMLTextAreaElement | null>): void {
  const { chats, drafts } = useStores();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const isSettled = useAuth(({ status }) => status === 'settled');
  const text = params.get(askParam);
  useEffect(() => {
    if (!text || !isSettled) return;
    setParams({}, { replace: true });
    const { activeId, ask, newChat } = chats.getState();
    if (activeId) newChat();
    const isChosen = typeof state === 'object' && state !== null && 'asksAtOnce' in state;
    if (isChosen) return void ask({ text, attachments: [] });
    drafts.getState().write(chats.getState().activeId ?? newChatDraft, text);
    field.current?.focus();
  }, [text, isSettled, state, setParams, chats, drafts, field]);
}
