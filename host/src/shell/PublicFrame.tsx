import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import { MissingNotice } from './MissingNotice';
import classes from './PublicFrame.module.css';

/** The public pages' surroundings: header, the page's one `main`, footer. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        <MissingNotice />
        {children}
      </main>
      <Footer />
    </div>
  );
}
