import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import { withoutLanguage } from 'shared-contracts/language/local-paths';
import { paths } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-contracts/router';
import { t } from '../messages';
import { wordsFor } from './failure-words';
import classes from './LoadProblem.module.css';

interface LoadProblemProps {
  readonly failure: RemoteFailure;
  readonly onRetry: () => void;
}

/** Says what happened to a part of the product and offers what helps. */
export function LoadProblem({ failure, onRetry }: LoadProblemProps) {
  const { title, sentence, wayOut } = wordsFor(failure);
  const { pathname } = useLocation();
  const reload = () => window.location.reload();
  return (
    <section role="alert" className={classes.problem} data-failure={failure.state}>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <div className={classes.ways}>
        {wayOut === 'retry' && (
          <button type="button" className="button" onClick={onRetry}>
            {t('Try again')}
          </button>
        )}
        <button type="button" className={wayOut === 'reload' ? 'button' : 'button quiet'} onClick={reload}>
          {t('Reload the page')}
        </button>
        {withoutLanguage(pathname) !== paths.home.href() && (
          <Link className="button quiet" to={paths.home.href()}>
            {t('Go to the home page')}
          </Link>
        )}
      </div>
    </section>
  );
}
