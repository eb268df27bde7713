/**
 * The connection to the database. `opening`: requested, within the time limit. `blocked`: a tab of an older release
 * keeps it from being upgraded. `memory`: the browser refuses it, has not opened it in time, or has lost it twice;
 * memory is used instead.
 */
export type ConnectionState = 'closed' | 'opening' | 'open' | 'blocked' | 'memory';

/** `late`: the time limit has passed. `lost`: the connection ended, or was closed for a newer release. */
export type ConnectionEvent = 'requested' | 'opened' | 'blocked' | 'late' | 'refused' | 'lost';

/** What is absent changes nothing: a database that opens late replaces memory. */
const TRANSITIONS: Record<ConnectionState, Partial<Record<ConnectionEvent, ConnectionState>>> = {
  closed: { requested: 'opening', refused: 'memory' },
  opening: { opened: 'open', blocked: 'blocked', late: 'memory', refused: 'memory' },
  open: { lost: 'closed' },
  blocked: { opened: 'open', refused: 'memory' },
  memory: { opened: 'open', blocked: 'blocked' },
};

export const nextConnection = (state: ConnectionState, event: ConnectionEvent): ConnectionState =>
  TRANSITIONS[state][event] ?? state;
