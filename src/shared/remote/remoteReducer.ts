import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallPath } from '@/shared/store/rootReducer';
import type { RemoteActions } from './remoteActions';
import {
  cancelRequest,
  type RemoteEntries,
  settleRequest,
  startRequest,
  stateAt,
  updateData,
} from './remoteState';

interface RemoteReducerOptions<Args, Data> {
  readonly name: CallPath;
  readonly actions: RemoteActions<Args, Data>;
  /** A request is ignored while another one of its key is in flight. */
  readonly isLeading: boolean;
  readonly redact: (args: Args) => Args;
}

/**
 * The states of one remote call by key. Not createSlice: the draft of a generic type has no type without a
 * cast, and responses of 10,000 rows would be frozen object by object.
 */
export function createRemoteReducer<Args, Data>(options: RemoteReducerOptions<Args, Data>) {
  const { name, actions, isLeading, redact } = options;
  const initial: RemoteEntries<Args, Data> = {};
  const prefix = `${name}/`;

  return function reducer(entries = initial, action: UnknownAction): RemoteEntries<Args, Data> {
    // Every call's reducer runs for every action, including each click in the exam.
    if (!action.type.startsWith(prefix)) return entries;
    if (actions.request.match(action) || actions.started.match(action)) {
      const { key, requestId } = action.meta;
      const isIgnored = isLeading && stateAt(entries, key).status === 'pending';
      return isIgnored ? entries : startRequest(entries, key, requestId, redact(action.payload));
    }
    if (actions.success.match(action)) {
      return settleRequest(entries, action.meta.key, action.meta.requestId, { data: action.payload });
    }
    if (actions.error.match(action)) {
      return settleRequest(entries, action.meta.key, action.meta.requestId, { error: action.payload });
    }
    if (actions.update.match(action)) return updateData(entries, action.meta.key, action.payload);
    if (actions.cancelled.match(action)) {
      return cancelRequest(entries, action.meta.key, action.meta.requestId);
    }
    if (actions.reset.match(action)) {
      const key = action.payload;
      return key === undefined
        ? initial
        : Object.fromEntries(Object.entries(entries).filter(([other]) => other !== key));
    }
    return entries;
  };
}
