import { dialogHref } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { t } from '../messages';
import classes from './SignInLinks.module.css';

interface SignInLinksProps {
  /** In the folded menu they are links of its list. */
  readonly isInMenu?: boolean;
  readonly onFollow?: () => void;
}

/** The ways into an account, for somebody who is not signed in. */
export function SignInLinks({ isInMenu = false, onFollow }: SignInLinksProps) {
  return (
    <div className={isInMenu ? classes.menu : classes.bar}>
      <Link className={classes.signIn} to={dialogHref('login')} onClick={onFollow}>
        {t('Sign in')}
      </Link>
      <Link className={`button ${classes.signUp}`} to={dialogHref('sign-up')} onClick={onFollow}>
        {t('Sign up')}
      </Link>
    </div>
  );
}
