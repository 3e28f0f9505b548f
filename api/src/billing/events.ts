import { createEvent } from '../platform/events';
import type { OrderRow } from './tables';

/** An order was paid. */
export const orderPaid = createEvent<OrderRow>('payments');
