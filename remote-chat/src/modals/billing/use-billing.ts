import { useCallback, useState } from 'react';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { useLoaded } from '../../ui/use-loaded';

/** The person's plan and invoices, with what can be done about them. */
export function useBilling() {
  const host = useHost();
  const { billing } = host.services;
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const loaded = useLoaded(
    useCallback(async () => {
      const [{ subscription }, { invoices }] = await Promise.all([billing.subscription(), billing.listInvoices()]);
      return { subscription, invoices };
    }, [billing]),
  );

  const change = async <T>(call: Promise<T>, sentence: (answer: T) => string) => {
    setBusy(true);
    setProblem('');
    try {
      setSaid(sentence(await call));
      loaded.reload();
      await host.auth.getState().refresh();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    loaded,
    problem,
    said,
    isBusy,
    cancel: () =>
      void change(billing.cancelSubscription(), () =>
        t('Your plan is cancelled. It stays active until its period ends.'),
      ),
    resume: () => void change(billing.resumeSubscription(), () => t('Your plan goes on.')),
    refund: (reason: string) => void change(billing.requestRefund({ body: { reason } }), ({ message }) => message),
  };
}
