import { Component, type ReactNode } from 'react';
import type { RemoteFailure } from 'shared-contracts/remotes/load-result';
import { explainError } from './explain-error';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (failure: RemoteFailure) => ReactNode;
  /** Told of what happened, once that is known. */
  readonly onFailure: (failure: RemoteFailure) => void;
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

  /** A part that is loaded later may be missing or out of reach, which is another thing than code that does not work. */
  override componentDidCatch(error: unknown): void {
    void explainError(error, window.location.href).then((failure) => {
      this.setState({ failure });
      this.props.onFailure(failure);
    });
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.fallback(this.state.failure) : this.props.children;
  }
}
