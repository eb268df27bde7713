import { describe, expect, it } from 'vitest';
import { type ConnectionEvent, type ConnectionState, nextConnection } from '@/shared/storage/connectionModel';

const EVENTS: readonly ConnectionEvent[] = ['requested', 'opened', 'blocked', 'late', 'refused', 'lost'];

/** By state, what each event leads to, in the order of `EVENTS`. */
const TABLE: Record<ConnectionState, readonly ConnectionState[]> = {
  closed: ['opening', 'closed', 'closed', 'closed', 'memory', 'closed'],
  opening: ['opening', 'open', 'blocked', 'memory', 'memory', 'opening'],
  open: ['open', 'open', 'open', 'open', 'open', 'closed'],
  blocked: ['blocked', 'open', 'blocked', 'blocked', 'memory', 'blocked'],
  memory: ['memory', 'open', 'blocked', 'memory', 'memory', 'memory'],
};

const isState = (name: string): name is ConnectionState => name in TABLE;

describe('the connection to the database', () => {
  it.each(
    Object.entries(TABLE).flatMap(([state, next]) =>
      EVENTS.map((event, index) => [state, event, next[index]] as const),
    ),
  )('changes from %s on %s to %s', (state, event, next) => {
    expect(isState(state) && nextConnection(state, event)).toBe(next);
  });

  it('opens the database from every state', () => {
    for (const state of Object.keys(TABLE).filter(isState))
      expect(nextConnection(nextConnection(state, 'requested'), 'opened')).toBe('open');
  });
});
