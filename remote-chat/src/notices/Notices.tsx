import { useStore } from 'zustand';
import { useStores } from '../store/store-context';
import { NoticeItem } from './NoticeItem';
import styles from './Notices.module.css';

export function Notices() {
  const notices = useStore(useStores().notices, (state) => state.notices);
  return (
    <div className={styles['notices']} aria-live="polite">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </div>
  );
}
