import { useRef, useState } from 'react';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { BillingPeriod, PaymentStep } from 'shared-contracts';
import { useAuth, useHost, useIsLive } from '../../host/host-context';
import { t } from '../../messages';
import { sentenceOf } from '../../store/sentence-of';
import { useModal } from '../modal-context';
import type { Modal } from '../modal-store';
import { payWithRazorpay, type RazorpayProof } from './razorpay';
import type { BillingAddress } from './use-billing-address';

interface Choice {
  readonly period: BillingPeriod;
  readonly coupon: string;
  readonly address: BillingAddress;
}

/** Goes on from the price to the payment, by way of signing in where that is needed. */
export function useCheckout(modal: Extract<Modal, { readonly name: 'subscribe' }>) {
  const { services } = useHost();
  const isLive = useIsLive();
  const email = useAuth((auth) => auth.user?.email);
  const open = useModal((state) => state.open);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [note, setNote] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const keys = useRef(new Map<string, string>());

  async function pay(orderId: string, payment: PaymentStep): Promise<void> {
    switch (payment.gateway) {
      case 'test':
      case 'stripe':
        return window.location.assign(payment.url);
      case 'razorpay':
        await confirm(orderId, await payWithRazorpay(payment));
        return open({ name: 'payment', orderId });
      case 'none':
        return open({ name: 'payment', orderId });
    }
  }

  /** Razorpay reports the payment to the server as well, so a confirmation that does not get through loses nothing. */
  async function confirm(orderId: string, body: RazorpayProof): Promise<void> {
    try {
      await services.billing.confirmRazorpay({ params: { id: orderId }, body });
    } catch (error) {
      if (!(error instanceof ServiceError) || (error.status > 0 && error.status < 500)) throw error;
    }
  }

  async function proceed({ period, coupon, address }: Choice): Promise<void> {
    if (!isLive) return setNote(t('No payment is taken in this demonstration.'));
    if (email === undefined)
      return open({ name: 'login', reason: t('Log in or sign up to subscribe.'), next: { ...modal, period } });
    setProblem('');
    setFields(address.stateCode ? {} : { stateCode: t('Choose your State.') });
    if (!address.stateCode) return;
    setBusy(true);
    const { stateCode, ...invoice } = address;
    const body = {
      plan: modal.plan,
      period,
      ...(coupon ? { coupon } : {}),
      stateCode,
      ...invoice,
      name: address.name.trim() || email,
    };
    try {
      const { orderId, payment } = await services.billing.checkout({
        body: { ...body, idempotencyKey: keyFor(JSON.stringify(body)) },
      });
      await pay(orderId, payment);
    } catch (error) {
      setProblem(sentenceOf(error, t('The payment could not be started. Please try again.')));
      if (error instanceof ServiceError) setFields(error.fields);
    } finally {
      setBusy(false);
    }
  }

  /** The same intent asks with the same key, so that a repeated click makes one order. */
  function keyFor(intent: string): string {
    const key = keys.current.get(intent) ?? crypto.randomUUID();
    keys.current.set(intent, key);
    return key;
  }

  return { proceed, isBusy, problem, note, fields };
}
