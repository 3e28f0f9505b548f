import { Component, type ReactNode } from 'react';
import type { RemoteFailure } from 'shared-contracts/remotes/load-result';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (failure: RemoteFailure) => ReactNode;
}

interface RemoteBoundaryState {
  readonly failure: RemoteFailure | null;
}

/** Keeps an error inside one remote: the header, the footer and the other remotes go on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { failure: { state: 'evaluation', message: error instanceof Error ? error.message : String(error) } };
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.fallback(this.state.failure) : this.props.children;
  }
}
