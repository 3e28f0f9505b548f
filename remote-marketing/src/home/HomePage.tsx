import { PageHead } from '../seo/PageHead';
import { pageMeta } from '../seo/page-meta';
import { organization } from '../seo/structured-data';
import { Closing } from '../layout/Closing';
import { AboutSection } from './AboutSection';
import { Features } from './Features';
import { Goals } from './Goals';
import { Hero } from './Hero';
import { Steps } from './Steps';

export function HomePage() {
  return (
    <>
      <PageHead meta={pageMeta.home} data={[organization]} />
      <Hero />
      <AboutSection />
      <Steps />
      <Features />
      <Goals />
      <Closing
        title="What is on your mind?"
        text="No account, no form, no fee for your first five questions of the day."
        action="Ask your question"
      />
    </>
  );
}
