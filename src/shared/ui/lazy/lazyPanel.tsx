import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { Button } from '@/shared/ui/button/Button';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';
import { retryingImport } from './retryingImport';
import { StateMessage } from '@/shared/ui/states/StateMessage';

interface PartModule<Props> {
  readonly default: ComponentType<Props>;
}

interface LazyPartOptions<Props> {
  /** Stands while the code is on its way. */
  readonly placeholder?: ReactNode;
  /** Stands where it did not come; a message with 'Try again' unless given. */
  readonly broken?: (props: Props, retry: () => void) => ReactNode;
  /** Where a stand-in does the same, the page is not reloaded for the part. */
  readonly hasStandIn?: boolean;
}

/**
 * A part of a screen whose code comes when it is drawn, with a boundary of its own: a chunk that does not come never
 * takes the page along, and 'Try again' really fetches anew (robustness 8, 10). `useAhead` belongs to the screen around
 * it: it fetches the code once that screen stands.
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  { placeholder = null, broken = drawBroken, hasStandIn = false }: LazyPartOptions<Props> = {},
) {
  const code = retryingImport(load, hasStandIn ? Number.POSITIVE_INFINITY : 2);
  const create = () =>
    lazy(() =>
      code.open().catch((cause: unknown) => {
        // A lazy component keeps its failure for ever: whoever draws the part from now on gets another one.
        Content = create();
        throw cause;
      }),
    );
  let Content = create();

  function Part(props: Props) {
    const [Drawn, setDrawn] = useState(() => Content);
    return (
      <ErrorBoundary fallback={(retry) => broken(props, retry)} onError={() => setDrawn(() => Content)}>
        <Suspense fallback={placeholder}>{createElement<Props>(Drawn, props)}</Suspense>
      </ErrorBoundary>
    );
  }

  function useAhead(): void {
    useEffect(() => code.ahead(), []);
  }

  return { Part, useAhead, ahead: code.ahead } as const;
}

function drawBroken(_: object, retry: () => void): ReactNode {
  return (
    <StateMessage
      tone="error"
      text="This part of the page could not be loaded. Check your connection and try again."
      action={<Button onClick={retry}>Try again</Button>}
    />
  );
}
