import { pageMeta } from '../seo/page-meta';
import { PolicyPage } from './PolicyPage';
import { privacy } from './privacy';

export function PrivacyPage() {
  return <PolicyPage policy={privacy} meta={pageMeta.privacy} />;
}
