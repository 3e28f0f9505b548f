import { createEvent } from '../platform/events';
import type { PaymentNotice } from './payments/notice';
import type { OrderRow } from './tables';

/** An order was paid. */
export const orderPaid = createEvent<OrderRow>('payments');

/** Money came, went or is disputed in a way that an administrator has to see. */
export const paymentNoticed = createEvent<PaymentNotice>('payment notices');
