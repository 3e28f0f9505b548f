import type { Page } from '@playwright/test';
import type { StandIns } from './stand-ins';

const checkout = 'https://checkout.razorpay.com';
const gateway = 'https://api.razorpay.com';
const log = 'https://lumberjack.razorpay.com';

/** Razorpay's script as its documents describe it: options in, a frame of the gateway over the page, `handler` or `ondismiss` out. */
const script = `
window.Razorpay = class {
  constructor(options) { this.options = options; }
  open() {
    const { key, order_id, amount, handler, modal } = this.options;
    fetch('${log}/v1/track', { method: 'POST', body: '{}' });
    const frame = document.createElement('iframe');
    frame.title = 'Razorpay Checkout';
    frame.style = 'position:fixed;inset:0;width:100%;height:100%;z-index:2147483647;border:0';
    frame.src = '${gateway}/v1/checkout/public?' + new URLSearchParams({ key, order_id, amount });
    addEventListener('message', ({ origin, data }) => {
      if (origin !== '${gateway}') return;
      frame.remove();
      if (data.razorpay_payment_id) handler(data);
      else modal.ondismiss();
    });
    document.body.append(frame);
  }
};`;

const frame = `<!doctype html><title>Razorpay</title>
<button id="pay">Pay now</button><button id="close">Close checkout</button>
<script>
const order_id = new URLSearchParams(location.search).get('order_id');
document.getElementById('pay').onclick = async () => {
  const answer = await fetch('/v1/payments/create/ajax', { method: 'POST', body: JSON.stringify({ order_id }) });
  parent.postMessage(await answer.json(), '*');
};
document.getElementById('close').onclick = () => parent.postMessage({ dismissed: true }, '*');
</script>`;

/** Puts Razorpay's origins into a browser: its script, its frame and its log. The page's own policy decides whether they are reached. */
export async function serveRazorpay(page: Page, standIns: StandIns): Promise<void> {
  await page.route(`${checkout}/v1/checkout.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(`${log}/**`, (route) =>
    route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.route(`${gateway}/v1/checkout/public?**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: frame }),
  );
  await page.route(`${gateway}/v1/payments/create/ajax`, (route) => {
    const { order_id: order } = route.request().postDataJSON() as { order_id: string };
    return route.fulfill({ json: standIns.pay(order) });
  });
}
