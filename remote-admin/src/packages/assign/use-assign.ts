import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useAdmin, useLive } from '../../app/host';
import { reload } from '../../data/calls';
import { sentenceOf } from '../../data/sentence-of';
import { showServerErrors } from '../../ui/form/server-errors';
import { useToast } from '../../ui/toast/use-toast';
import type { Assignment } from './assignment';

interface Options {
  readonly setError: UseFormSetError<Assignment>;
  readonly onDone: () => void;
  readonly onRefused: () => void;
}

/** What the server needs to know, said before it is asked. */
const needed = {
  userEmail: 'Choose a user.',
  planId: 'Choose a plan.',
  paymentMethod: 'Choose how it was paid.',
  startDate: 'Choose a day.',
} as const;

export function useAssign({ setError, onDone, onRefused }: Options) {
  const admin = useAdmin();
  const live = useLive();
  const queries = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const assign = async (assignment: Assignment, proof: File | null) => {
    const missing = (Object.keys(needed) as (keyof typeof needed)[]).filter((name) => assignment[name] === '');
    if (live && missing.length > 0) {
      for (const name of missing) setError(name, { message: needed[name] });
      return onRefused();
    }
    setBusy(true);
    try {
      // Without a method nothing was paid at a gateway; the simulated mode accepts that.
      await admin.assignPlan({ ...assignment, paymentMethod: assignment.paymentMethod || 'offline' }, proof);
      await reload(queries, ['listSubscriptions', 'listInvoices', 'listUsers', 'dashboard']);
      toast.success('Plan assigned.');
      onDone();
    } catch (error) {
      onRefused();
      if (!showServerErrors(error, setError)) toast.error(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { assign, busy };
}
