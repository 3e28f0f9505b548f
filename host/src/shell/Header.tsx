import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'shared-contracts/router';
import { paths } from 'shared-contracts/paths';
import { AccountCorner } from './AccountCorner';
import { BrandMark } from './BrandMark';
import classes from './Header.module.css';
import { MenuButton } from './MenuButton';
import { ThemeSwitch } from './ThemeSwitch';
import { mainLinks } from './main-links';

const navigationId = 'main-navigation';

/** The public top bar; on a small screen its links fold into a menu. */
export function Header() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;

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
        <nav id={navigationId} aria-label="Main" className={classes.nav} data-open={isOpen}>
          <ul className={classes.links}>
            {mainLinks.map(({ label, href }) => (
              <li key={href}>
                <NavLink className={classes.link} to={href} end={href === paths.home.href()} onClick={() => setOpenOn(null)}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.tools}>
          <ThemeSwitch />
          <AccountCorner />
          <MenuButton isOpen={isOpen} controls={navigationId} onToggle={() => setOpenOn(isOpen ? null : pathname)} />
        </div>
      </div>
    </header>
  );
}
