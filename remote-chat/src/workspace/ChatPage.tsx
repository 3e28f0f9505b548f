import { PanelProvider } from '../citations/panel-context';
import { ModalProvider } from '../modals/modal-context';
import { StoreProvider } from '../store/store-context';
import { Workspace } from './Workspace';

export function ChatPage() {
  return (
    <StoreProvider>
      <ModalProvider>
        <PanelProvider>
          <Workspace />
        </PanelProvider>
      </ModalProvider>
    </StoreProvider>
  );
}
