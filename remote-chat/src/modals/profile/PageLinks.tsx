import { useState, type MouseEvent } from 'react';
import { Link } from 'shared-contracts/router';
import { localHref } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { m } from 'shared-ui/messages/messages';
import { useAuth, useIsLive } from '../../host/host-context';
import { shownLanguage, t } from '../../messages';
import { Icon } from '../../ui/Icon';
import { useModal } from '../modal-context';
import { useMediaQuery } from '../../ui/use-media-query';
import { LinkList } from './LinkList';
import styles from './LinkList.module.css';
import { ModalLink } from './ModalLink';
import { ThemeChoice } from './ThemeChoice';

const pages = [
  { label: m('About Us'), page: paths.about },
  { label: m('Terms and Conditions'), page: paths.terms },
  { label: m('Privacy Policy'), page: paths.privacy },
  { label: m('Contact Us'), page: paths.contact },
] as const;

export function PageLinks() {
  const isLive = useIsLive();
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const hasKeys = useMediaQuery('(any-hover: hover), (any-pointer: fine)');
  const open = useModal((modal) => modal.open);
  const [note, setNote] = useState('');
  const editProfile = (event: MouseEvent) => {
    event.preventDefault();
    if (isSignedIn) open({ name: 'edit-profile' });
    else setNote(t('Log in to edit your profile.'));
  };
  return (
    <LinkList label={t('Profile links')}>
      {(isSignedIn || !isLive) && (
        <li>
          <a href="#edit-profile" className={styles['link']} onClick={editProfile}>
            {t('Edit Profile')} <Icon name="next" size={16} />
          </a>
          {note && (
            <p className={styles['note']} role="alert">
              {note}
            </p>
          )}
        </li>
      )}
      {pages.map(({ label, page }) => (
        <li key={label}>
          <Link to={localHref(page.href(), shownLanguage())} className={styles['link']}>
            {t(label)} <Icon name="next" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <ThemeChoice />
      </li>
      {hasKeys && <ModalLink label={t('Keyboard shortcuts')} to={{ name: 'shortcuts' }} />}
    </LinkList>
  );
}
