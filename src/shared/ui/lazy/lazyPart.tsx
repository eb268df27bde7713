import { type ComponentType, createElement, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { readable, retryingImport } from './retryingImport';
import { useIsPainted } from './useIsPainted';

/** A part of a screen whose code is loaded when it is rendered, or earlier. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Prefetches the code; a failure is reported only when the part is rendered. */
  readonly prefetch: () => void;
  /** For the control that opens the part: hovering or focusing it loads the code. */
  readonly opener: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

interface LazyPartOptions<Props> {
  /** Shown while the code loads, of the final size; a part that has one waits until the screen has been painted. */
  readonly placeholder?: ReactNode | ((props: Props) => ReactNode);
  /** Shown if the code does not load; by default a message with 'Try again'. */
  readonly broken?: (props: Props, retry: () => void) => ReactNode;
  /** Permanently replaces the part if its code does not load: the page is never reloaded for it. */
  readonly fallback?: (props: Props) => ReactNode;
}

/**
 * A part of a screen in its own chunk, with its own error boundary: a chunk that does not load never breaks
 * the page, and 'Try again' requests it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder = null, broken = renderMessage, fallback }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const code = retryingImport(load, fallback === undefined ? 2 : Number.POSITIVE_INFINITY);
  let opening: Promise<ComponentType<Props>> | undefined;
  const open = (): Promise<ComponentType<Props>> => (opening ??= code.loaded() ?? readable(code.open()));
  // React renders once more with a failed promise: it may be replaced only after that.
  const forgetFailure = (): void => {
    opening = undefined;
  };

  const Content = (props: Props): ReactNode => createElement(use(open()), props);

  function Part(props: Props) {
    const isPainted = useIsPainted();
    const hasSettled = useHasSettled(placeholder !== null && isPainted, open);
    const meanwhile = typeof placeholder === 'function' ? placeholder(props) : placeholder;
    if (placeholder !== null && !hasSettled) return meanwhile;
    return (
      <ErrorBoundary fallback={(retry) => fallback?.(props) ?? broken(props, retry)} onError={forgetFailure}>
        <Suspense fallback={meanwhile}>{createElement(Content, props)}</Suspense>
      </ErrorBoundary>
    );
  }

  const prefetch = (): void => void code.ahead();
  return Object.assign(Part, { prefetch, opener: { onPointerEnter: prefetch, onFocus: prefetch } });
}

/** Whether requested code has loaded or failed: a fallback of `Suspense` would stay for 300 ms. */
function useHasSettled(isWanted: boolean, open: () => Promise<unknown>): boolean {
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const end = (): void => setHasSettled(true);
    open().then(end, end);
  }, [isWanted, open]);
  return hasSettled;
}

function renderMessage(_: object, retry: () => void): ReactNode {
  return (
    <StateMessage
      isError
      text="This part of the page could not be loaded. Check your connection and try again."
      action={<TryAgain onClick={retry} />}
    />
  );
}
