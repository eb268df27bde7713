import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Step {
  /** Id of the plan in the query; only valid if the plan is on offer. */
  readonly chosenId: string | null;
  readonly proceed: (planId: string) => void;
  readonly back: () => void;
}

const PLAN = 'plan';

/** Attribute used to find the button that led to the step. */
export const PROCEED_ATTRIBUTE = 'data-proceed';

/**
 * The checkout step has its own URL, so that Back leaves it, and returns to it from the checkout. Focus returns to the
 * button that led there.
 */
export function useCheckoutStep(): Step {
  const [params, setParams] = useSearchParams();
  const chosenId = params.get(PLAN);
  const former = useRef<string | null>(null);
  useEffect(() => {
    if (chosenId === null && former.current !== null) {
      const opener = `[${PROCEED_ATTRIBUTE}="${CSS.escape(former.current)}"]`;
      document.querySelector<HTMLElement>(opener)?.focus();
    }
    former.current = chosenId;
  }, [chosenId]);
  return {
    chosenId,
    proceed: (planId) => setParams({ [PLAN]: planId }),
    back: () => setParams({}),
  };
}
