import { dayInIndia } from 'shared-contracts/time/india';

export interface Assignment {
  userEmail: string;
  planId: string;
  duration: 'monthly' | 'yearly';
  startDate: string;
  paymentMethod: '' | 'online' | 'offline';
  transactionId: string;
}

/** An empty form: monthly, from today on. */
export const newAssignment = (): Assignment => ({
  userEmail: '',
  planId: '',
  duration: 'monthly',
  startDate: dayInIndia(new Date()),
  paymentMethod: '',
  transactionId: '',
});
