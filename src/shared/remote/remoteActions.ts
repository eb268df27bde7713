import { createAction, nanoid } from '@reduxjs/toolkit';
import type { CallPath } from '@/shared/store/rootReducer';
import type { RemoteFailure } from './remoteError';

/** Which request an action belongs to. */
export interface RequestMeta {
  readonly key: string;
  readonly requestId: string;
}

interface RemoteActionsOptions<Args> {
  readonly name: CallPath;
  readonly keyOf: (args: Args) => string;
  readonly redact: (args: Args) => Args;
}

export function createRemoteActions<Args, Data>({ name, keyOf, redact }: RemoteActionsOptions<Args>) {
  const newMeta = (args: Args): RequestMeta => ({ key: keyOf(args), requestId: nanoid() });
  const settled = (args: Args, meta: RequestMeta) => ({ ...meta, args: redact(args) });
  return {
    newMeta,
    request: createAction(`${name}/request`, (args: Args) => ({ payload: args, meta: newMeta(args) })),
    /** A request sent by `run`: the watcher ignores it. */
    started: createAction(`${name}/started`, (args: Args, meta: RequestMeta) => ({
      payload: redact(args),
      meta,
    })),
    success: createAction(`${name}/success`, (data: Data, args: Args, meta: RequestMeta) => ({
      payload: data,
      meta: settled(args, meta),
    })),
    error: createAction(`${name}/error`, (failure: RemoteFailure, args: Args, meta: RequestMeta) => ({
      payload: failure,
      meta: settled(args, meta),
    })),
    cancelled: createAction(`${name}/cancelled`, (meta: RequestMeta) => ({ payload: undefined, meta })),
    /** Clears one key, or without a key all of the call, and cancels what is in flight. */
    reset: createAction(`${name}/reset`, (key?: string) => ({ payload: key })),
    /** Replaces the loaded data of a key without a request, if the result of a write is known. */
    update: createAction(`${name}/update`, (key: string, data: Data) => ({ payload: data, meta: { key } })),
    /** Requests again, with the same arguments, each key that was requested. */
    reload: createAction(`${name}/reload`),
  };
}

export type RemoteActions<Args, Data> = ReturnType<typeof createRemoteActions<Args, Data>>;
