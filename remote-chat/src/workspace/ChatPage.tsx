import { MessagesGate } from 'shared-ui/messages/gate';
import { useStore } from 'zustand';
import { PanelProvider } from '../citations/panel-context';
import { useHost } from '../host/host-context';
import { messages } from '../messages';
import { ModalProvider } from '../modals/modal-context';
import { StoreProvider } from '../store/store-context';
import { Workspace } from './Workspace';

export function ChatPage() {
  const language = useStore(useHost().language, (state) => state.language);
  return (
    <StoreProvider>
      <ModalProvider>
        <PanelProvider>
          <MessagesGate messages={messages} language={language}>
            <Workspace />
          </MessagesGate>
        </PanelProvider>
      </ModalProvider>
    </StoreProvider>
  );
}
