import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation } from '@/shared/api/invitation';
import type { RootState } from '@/shared/store/rootState';
import * as model from './inviteManyModel';

declare module '@/shared/store/rootState' {
  interface LazySlices {
    readonly 'adminPortal/inviteMany': InviteManyState;
  }
}

interface InviteManyState {
  /** Whether 'Invite many' is open. */
  readonly isOpen: boolean;
  /** The list that is being sent, or was; undefined while it is written. */
  readonly batch: model.Batch | undefined;
  /** Lists of this visit. */
  readonly batches: number;
}

const initialState: InviteManyState = { isOpen: false, batch: undefined, batches: 0 };

const onBatch =
  <Payload>(change: (batch: model.Batch, payload: Payload) => model.Batch) =>
  (state: InviteManyState, { payload }: PayloadAction<Payload>): InviteManyState => ({
    ...state,
    batch: state.batch && change(state.batch, payload),
  });

export const inviteManySlice = createSlice({
  name: 'adminPortal/inviteMany',
  initialState: (): InviteManyState => initialState,
  reducers: {
    inviteManyOpened: ({ batches }): InviteManyState => ({ ...initialState, batches, isOpen: true }),
    /** Sends nothing more. */
    inviteManyClosed: ({ batches }): InviteManyState => ({ ...initialState, batches }),
    sendingRequested: (state, { payload }: PayloadAction<model.NewBatch>): InviteManyState => ({
      ...state,
      batches: state.batches + 1,
      batch: model.newBatch(state.batches + 1, payload),
    }),
    retryRequested: onBatch<undefined>(model.retried),
    restRequested: onBatch<undefined>(model.resumed),
    /** 'Stop': the calls under way are waited for. */
    stopRequested: onBatch<undefined>((batch) =>
      batch.phase === 'sending' ? { ...batch, phase: 'stopping' } : batch,
    ),
    connectionLost: onBatch<undefined>((batch) =>
      batch.phase === 'sending' ? { ...batch, phase: 'lost' } : batch,
    ),
    firstListRead: onBatch<{ readonly invitations: readonly Invitation[]; readonly now: number }>(
      (batch, { invitations, now }) => model.started(batch, invitations, now),
    ),
    listRead: onBatch<{ readonly invitations: readonly Invitation[]; readonly isRetry: boolean }>(
      (batch, { invitations, isRetry }) => model.lookedUp(batch, invitations, isRetry),
    ),
    addressTaken: onBatch<string>((batch, email) => model.withOutcome(batch, email, { status: 'sending' })),
    addressSettled: onBatch<{ readonly email: string; readonly outcome: model.Outcome }>(
      (batch, { email, outcome }) => model.withOutcome(batch, email, outcome),
    ),
    sendingEnded: onBatch<undefined>(model.ended),
  },
});

export const inviteManyActions = inviteManySlice.actions;

const selectState = (root: RootState): InviteManyState => root['adminPortal/inviteMany'] ?? initialState;
export const selectIsInviteManyOpen = (root: RootState): boolean => selectState(root).isOpen;
export const selectBatch = (root: RootState): model.Batch | undefined => selectState(root).batch;
