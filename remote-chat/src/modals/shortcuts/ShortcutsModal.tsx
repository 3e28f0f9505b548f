import { useState } from 'react';
import { m } from 'shared-ui/messages/messages';
import { t } from '../../messages';
import { singleKeys } from '../../workspace/single-keys';
import { ModalFrame } from '../frame/ModalFrame';
import styles from './ShortcutsModal.module.css';

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const shortcuts: readonly { readonly does: string; readonly keys: readonly string[] }[] = [
  { does: m('New chat'), keys: [command, 'Shift', 'O'] },
  { does: m('Search chats'), keys: [command, 'K'] },
  { does: m('Write a question'), keys: ['/'] },
  { does: m('Send the question'), keys: ['Enter'] },
  { does: m('New line in the question'), keys: ['Shift', 'Enter'] },
  { does: m('Close a dialog or the source'), keys: ['Esc'] },
  { does: m('This list'), keys: ['?'] },
];

export function ShortcutsModal() {
  const [hasSingleKeys, setSingleKeys] = useState(singleKeys.areOn);
  return (
    <ModalFrame title={t('Keyboard shortcuts')}>
      <dl className={styles['list']}>
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>{t(does)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={({ target }) => {
            singleKeys.turn(target.checked);
            setSingleKeys(target.checked);
          }}
        />
        {t('Shortcuts of a single key: / and ?')}
      </label>
    </ModalFrame>
  );
}
