import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './Failure';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** Shows what was loaded; before that its outline, and a way to try again when it failed. */
export function Loaded<T>({ query, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Stack role="status" aria-label="Loading" spacing={1.5}>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={72} width="60%" />
    </Stack>
  );
}
