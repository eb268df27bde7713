/** How the demo backend behaves: as usual, or in one of the ways in which backends fail. */
export const FAULTS = ['none', 'slow', 'errors', 'offline'] as const;
/** One of `FAULTS`. */
export type Fault = (typeof FAULTS)[number];

const ENTRY = 'qlearn-demo-fault';

const isFault = (value: unknown): value is Fault => FAULTS.some((fault) => fault === value);

/** The fault that was chosen in this tab. */
export function chosenFault(): Fault {
  try {
    const kept = sessionStorage.getItem(ENTRY);
    return isFault(kept) ? kept : 'none';
  } catch {
    return 'none';
  }
}

/** Keeps the choice for this tab; where the browser denies storage the backend stays normal. */
export function chooseFault(fault: Fault): void {
  try {
    sessionStorage.setItem(ENTRY, fault);
  } catch {
    return;
  }
}
