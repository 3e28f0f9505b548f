import { useState, type MouseEvent } from 'react';
import { Link } from 'shared-contracts/router';
import { paths } from 'shared-contracts/paths';
import { useAuth } from '../../host/host-context';
import { Icon } from '../../ui/Icon';
import { useModal } from '../modal-context';
import { LinkList } from './LinkList';
import styles from './LinkList.module.css';

const pages = [
  { label: 'About Us', page: paths.about },
  { label: 'Terms and Conditions', page: paths.terms },
  { label: 'Privacy Policy', page: paths.privacy },
  { label: 'Contact Us', page: paths.contact },
] as const;

export function PageLinks() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const open = useModal((modal) => modal.open);
  const [note, setNote] = useState('');
  const editProfile = (event: MouseEvent) => {
    event.preventDefault();
    if (isSignedIn) open({ name: 'edit-profile' });
    else setNote('Log in to edit your profile.');
  };
  return (
    <LinkList label="Profile links">
      <li>
        <a href="#edit-profile" className={styles['link']} onClick={editProfile}>
          Edit Profile <Icon name="next" size={16} />
        </a>
        {note && (
          <p className={styles['note']} role="alert">
            {note}
          </p>
        )}
      </li>
      {pages.map(({ label, page }) => (
        <li key={label}>
          <Link to={page.href()} className={styles['link']}>
            {label} <Icon name="next" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles['link']} onClick={() => open({ name: 'shortcuts' })}>
          Keyboard shortcuts <Icon name="next" size={16} />
        </button>
      </li>
    </LinkList>
  );
}
