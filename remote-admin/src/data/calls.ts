import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { AdminService } from 'shared-contracts';
import { useAdmin } from '../app/host';

export type CallName = Exclude<keyof AdminService, 'uploadFile' | 'assignPlan' | 'download'>;
export type CallAnswer<K extends CallName> = Awaited<ReturnType<AdminService[K]>>;
export type CallInput<K extends CallName> = Parameters<AdminService[K]> extends [infer I] ? I : undefined;

const methodOf = <K extends CallName>(admin: AdminService, name: K) =>
  admin[name] as (input?: unknown) => Promise<CallAnswer<K>>;

interface CallOptions<K extends CallName> {
  readonly enabled?: boolean;
  /** Milliseconds until the call is made again, or false. */
  readonly refetchInterval?: (answer: CallAnswer<K> | undefined) => number | false;
}

/** What a call answers, loaded once and kept; while another page of it loads, the last one stays. */
export function useCall<K extends CallName>(
  name: K,
  input: CallInput<K>,
  { enabled = true, refetchInterval }: CallOptions<K> = {},
): UseQueryResult<CallAnswer<K>> {
  const admin = useAdmin();
  return useQuery<CallAnswer<K>>({
    queryKey: [name, input],
    queryFn: () => methodOf(admin, name)(input),
    ...(isTable(input) ? { placeholderData: keepPreviousData } : {}),
    enabled,
    refetchInterval: (query) => refetchInterval?.(query.state.data) ?? false,
  });
}

const isTable = (input: unknown) => typeof input === 'object' && input !== null && 'query' in input;

/** A call that changes something; the named calls are loaded again afterwards. */
export function useChange<K extends CallName>(
  name: K,
  ...changes: readonly CallName[]
): UseMutationResult<CallAnswer<K>, Error, CallInput<K>> {
  const admin = useAdmin();
  const queries = useQueryClient();
  return useMutation<CallAnswer<K>, Error, CallInput<K>>({
    mutationFn: (input) => methodOf(admin, name)(input),
    onSuccess: () => reload(queries, changes),
  });
}

/** Loads calls again, whatever their input was. */
export async function reload(queries: ReturnType<typeof useQueryClient>, names: readonly CallName[]): Promise<void> {
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
}
