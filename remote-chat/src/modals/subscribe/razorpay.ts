import { brand } from 'shared-contracts/brand';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { PaymentStep } from 'shared-contracts';
import { m } from 'shared-ui/messages/messages';
import { t } from '../../messages';

const scriptUrl = 'https://checkout.razorpay.com/v1/checkout.js';
const loadWithinMs = 20_000;
const notLoaded = m(
  'The payment window could not be loaded, and nothing was charged. Your order is kept: check your connection or content blocker, then choose Proceed to Payment again.',
);

interface RazorpayAnswer {
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

type RazorpayClass = new (options: Readonly<Record<string, unknown>>) => { open(): void };

/** What proves a payment to the server. */
export interface RazorpayProof {
  readonly paymentId: string;
  readonly signature: string;
}

type RazorpayStep = Extract<PaymentStep, { readonly gateway: 'razorpay' }>;

/** Opens Razorpay's own checkout over the page; its answer is proved to the server by its signature. */
export async function payWithRazorpay(step: RazorpayStep): Promise<RazorpayProof> {
  const Razorpay = await loadRazorpay();
  return new Promise((resolve, reject) => {
    new Razorpay({
      key: step.keyId,
      order_id: step.gatewayOrderId,
      amount: step.amountPaise,
      currency: 'INR',
      name: brand.name,
      prefill: { name: step.name, email: step.email },
      handler: (answer: RazorpayAnswer) =>
        resolve({ paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature }),
      modal: { ondismiss: () => reject(new ServiceError(t('The payment was not completed. Nothing was charged.'), 0)) },
    }).open();
  });
}

/** Loads Razorpay's script once; one that fails, is blocked or hangs is asked for anew at the next try. */
function loadRazorpay(): Promise<RazorpayClass> {
  const loaded = () => (window as unknown as { readonly Razorpay?: RazorpayClass }).Razorpay;
  const present = loaded();
  if (present) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const failed = () => {
      clearTimeout(timer);
      script.remove();
      reject(new ServiceError(t(notLoaded), 0));
    };
    const timer = setTimeout(failed, loadWithinMs);
    script.src = scriptUrl;
    script.onload = () => {
      const Razorpay = loaded();
      if (!Razorpay) return failed();
      clearTimeout(timer);
      resolve(Razorpay);
    };
    script.onerror = failed;
    document.head.append(script);
  });
}
