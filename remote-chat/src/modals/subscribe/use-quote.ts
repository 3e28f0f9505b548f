import { useEffect, useState } from 'react';
import type { BillingPeriod, Quote, QuoteBody } from 'shared-contracts';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';

interface QuoteState {
  readonly quote: Quote | null;
  readonly problem: string;
  readonly tryAgain: () => void;
}

/** The price as the billing service works it out, anew for each choice; the last one stays until the next is here. */
export function useQuote(plan: string, period: BillingPeriod, stateCode: string, coupon: string): QuoteState {
  const { billing } = useHost().services;
  const [quote, setQuote] = useState<Quote | null>(null);
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    billing.quote({ body: quoteBody(plan, period, stateCode, coupon) }).then(
      (next) => {
        if (!isWanted) return;
        setQuote(next);
        setProblem('');
      },
      (error: unknown) =>
        isWanted && setProblem(sentenceOf(error, t('The price could not be worked out. Please try again.'))),
    );
    return () => {
      isWanted = false;
    };
  }, [billing, plan, period, stateCode, coupon, attempt]);

  return { quote, problem, tryAgain: () => setAttempt((count) => count + 1) };
}

export function quoteBody(plan: string, period: BillingPeriod, stateCode: string, coupon: string): QuoteBody {
  return { plan, period, ...(stateCode ? { stateCode } : {}), ...(coupon ? { coupon } : {}) };
}
