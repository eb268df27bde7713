const FAULTS = ['none', 'slow', 'errors', 'offline'] as const;
export type Fault = (typeof FAULTS)[number];

const ENTRY = 'qlearn-demo-fault';

const isFault = (value: unknown): value is Fault => FAULTS.some((fault) => fault === value);

export function chosenFault(): Fault {
  try {
    const kept = sessionStorage.getItem(ENTRY);
    return isFault(kept) ? kept : 'none';
  } catch {
    return 'none';
  }
}

/** Stores the choice for this tab; if storage is denied the backend stays normal. */
export function chooseFault(fault: Fault): void {
  try {
    sessionStorage.setItem(ENTRY, fault);
  } catch {
    return;
  }
}
