import { ModalFrame } from '../frame/ModalFrame';
import styles from './ShortcutsModal.module.css';

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const shortcuts: readonly { readonly does: string; readonly keys: readonly string[] }[] = [
  { does: 'New chat', keys: [command, 'Shift', 'O'] },
  { does: 'Search chats', keys: [command, 'K'] },
  { does: 'Write a question', keys: ['/'] },
  { does: 'Send the question', keys: ['Enter'] },
  { does: 'New line in the question', keys: ['Shift', 'Enter'] },
  { does: 'Close a dialog or the source', keys: ['Esc'] },
  { does: 'This list', keys: ['?'] },
];

export function ShortcutsModal() {
  return (
    <ModalFrame title="Keyboard shortcuts">
      <dl className={styles['list']}>
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </ModalFrame>
  );
}
