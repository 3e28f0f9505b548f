import { useState } from 'react';
import { Closing } from '../layout/Closing';
import { PageIntro } from '../layout/PageIntro';
import { Section } from '../layout/Section';
import { QuestionList } from '../faq/QuestionList';
import { t } from '../messages';
import { PageHead } from '../seo/PageHead';
import { pageMeta } from '../seo/page-meta';
import { faqPage, planOffers } from '../seo/structured-data';
import { BillingSwitch } from './BillingSwitch';
import { PeriodTable } from './PeriodTable';
import { PlanCards } from './PlanCards';
import { planQuestions } from './plan-questions';
import { usePlans } from './use-plans';
import { useYearlyBadge } from './use-yearly-badge';
import styles from './pricing.module.css';

export function PricingPage() {
  const { plans, hasFailed, tryAgain } = usePlans();
  const badge = useYearlyBadge(plans ?? []);
  const [isYearly, setIsYearly] = useState(false);
  return (
    <>
      <PageHead meta={pageMeta.pricing} data={[faqPage(planQuestions), ...(plans ? [planOffers(plans)] : [])]} />
      <PageIntro
        title="Pricing"
        drawing={[2, 4, 6, 4, 2]}
        lead="Begin for nothing. Pay when you ask every day, or when the law is your work."
      >
        <BillingSwitch isYearly={isYearly} badge={badge} onChange={setIsYearly} />
      </PageIntro>
      <section className={`container ${styles.plans}`} aria-label={t('Plans')}>
        <PlanCards plans={plans} hasFailed={hasFailed} isYearly={isYearly} onRetry={tryAgain} />
        <p className={styles.taxes}>
          {t(
            'Prices are in Indian rupees, per month. 18% GST is added at checkout, where you see the full amount before you pay.',
          )}
        </p>
      </section>
      <Section note="Month or year" title="What a year costs, either way." tone="surface">
        {plans ? <PeriodTable plans={plans} /> : <div className={styles.tablePlace} />}
      </Section>
      <Section note="Before you choose" title="Questions about plans">
        <QuestionList questions={planQuestions} />
      </Section>
      <Closing
        title="Try it before you decide."
        text="The Free plan needs no card and no account. Five questions a day show you whether the answers are worth paying for."
        action="Start Chatting Now"
      />
    </>
  );
}
