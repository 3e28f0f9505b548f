import { brand } from 'shared-contracts/brand';
import { ServiceError } from 'shared-contracts/services/service-error';
import type { PaymentStep } from 'shared-contracts';

const scriptUrl = 'https://checkout.razorpay.com/v1/checkout.js';

interface RazorpayAnswer {
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

type RazorpayClass = new (options: Readonly<Record<string, unknown>>) => { open(): void };

type RazorpayStep = Extract<PaymentStep, { readonly gateway: 'razorpay' }>;

/** Opens Razorpay's own checkout over the page; its answer is proved to the server by its signature. */
export async function payWithRazorpay(step: RazorpayStep): Promise<{ readonly paymentId: string; readonly signature: string }> {
  const Razorpay = await loadRazorpay();
  return new Promise((resolve, reject) => {
    new Razorpay({
      key: step.keyId,
      order_id: step.gatewayOrderId,
      amount: step.amountPaise,
      currency: 'INR',
      name: brand.name,
      prefill: { name: step.name, email: step.email },
      handler: (answer: RazorpayAnswer) => resolve({ paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature }),
      modal: { ondismiss: () => reject(new ServiceError('The payment was not completed. Nothing was charged.', 0)) },
    }).open();
  });
}

function loadRazorpay(): Promise<RazorpayClass> {
  const loaded = () => (window as unknown as { readonly Razorpay?: RazorpayClass }).Razorpay;
  const present = loaded();
  if (present) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const failed = () => {
      script.remove();
      reject(new ServiceError('The payment page could not be loaded. Check your connection and try again.', 0));
    };
    script.src = scriptUrl;
    script.onload = () => {
      const Razorpay = loaded();
      if (Razorpay) resolve(Razorpay);
      else failed();
    };
    script.onerror = failed;
    document.head.append(script);
  });
}
