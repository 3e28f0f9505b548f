import { pageMeta } from '../seo/page-meta';
import { PolicyPage } from './PolicyPage';
import { terms } from './terms';

export function TermsPage() {
  return <PolicyPage policy={terms} meta={pageMeta.terms} />;
}
