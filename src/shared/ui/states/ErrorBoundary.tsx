import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportHandled } from '@/shared/browser/reportError';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Renders the fallback of the failed part; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** A different value renders the children again, for example the path. */
  readonly resetKey?: string;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  /** Whether the children were rendered again without being asked; once for each `resetKey`. */
  readonly hasRecovered: boolean;
  readonly resetKey: string | undefined;
}

/** At the root, each route and each panel: a failed part does not affect its neighbors. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    broken: false,
    hasRecovered: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { broken: false, hasRecovered: false, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportHandled('render error', error);
    // Thrown by the DOM where an extension or a translation has moved a node of React: a new tree is free of it.
    if (error instanceof DOMException && !this.state.hasRecovered) {
      this.setState({ broken: false, hasRecovered: true });
      return;
    }
    this.props.onError?.(error, info);
  }

  private readonly retry = (): void => {
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
