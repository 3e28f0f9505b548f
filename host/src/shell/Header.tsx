import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'shared-contracts/router';
import { paths } from 'shared-contracts/paths';
import { useStore } from 'zustand';
import { useShell } from '../app/shell-context';
import { t } from '../messages';
import { useLinks } from '../navigation/use-links';
import { AccountCorner } from './AccountCorner';
import { BrandMark } from './BrandMark';
import classes from './Header.module.css';
import { MenuButton } from './MenuButton';
import { SignInLinks } from './SignInLinks';
import { ThemeSwitch } from './ThemeSwitch';
import { LanguageChoice } from './LanguageChoice';

const navigationId = 'main-navigation';

/** The public top bar; on a small screen its links fold into a menu. */
export function Header() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const isSignedIn = useStore(useShell().auth, (state) => state.isAuthenticated);
  const links = useLinks('main');

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenOn(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <header className={classes.header}>
      <div className={`container ${classes.bar}`}>
        <BrandMark />
        <div id={navigationId} className={classes.nav} data-open={isOpen}>
          <nav aria-label={t('Main')}>
            <ul className={classes.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <NavLink
                    className={classes.link}
                    to={href}
                    end={href === paths.home.href()}
                    onClick={() => setOpenOn(null)}
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {!isSignedIn && <SignInLinks isInMenu onFollow={() => setOpenOn(null)} />}
        </div>
        <div className={classes.tools}>
          <LanguageChoice />
          <ThemeSwitch />
          <AccountCorner />
          <MenuButton isOpen={isOpen} controls={navigationId} onToggle={() => setOpenOn(isOpen ? null : pathname)} />
        </div>
      </div>
    </header>
  );
}
