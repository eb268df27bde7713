import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Invitation } from '@/shared/api/invitation';
import { rootReducer } from '@/shared/store/rootReducer';
import * as model from './inviteManyModel';

/** What the form of a new list begins with. */
interface ListDraft {
  readonly emails: string;
  readonly packageId: string;
}

const EMPTY_DRAFT: ListDraft = { emails: '', packageId: '' };

interface InviteManyState {
  isOpen: boolean;
  draft: ListDraft;
  /** The list that is being or has been sent; undefined while it is being written. */
  batch: model.Batch | undefined;
  /** Number of lists on this visit. */
  batches: number;
}

const initialState: InviteManyState = {
  isOpen: false,
  draft: EMPTY_DRAFT,
  batch: undefined,
  batches: 0,
};

const onBatch =
  <Payload>(change: (batch: model.Batch, payload: Payload) => model.Batch) =>
  (state: InviteManyState, { payload }: PayloadAction<Payload>): void => {
    if (state.batch !== undefined) state.batch = change(state.batch, payload);
  };

const slice = createSlice({
  name: 'adminPortal/inviteMany',
  initialState,
  reducers: {
    inviteManyOpened: (state, { payload }: PayloadAction<ListDraft | undefined>) => {
      state.isOpen = true;
      state.draft = payload ?? EMPTY_DRAFT;
      state.batch = undefined;
    },
    /** Sends nothing more. */
    inviteManyClosed: (state) => {
      state.isOpen = false;
      state.draft = EMPTY_DRAFT;
      state.batch = undefined;
    },
    sendingRequested: (state, { payload }: PayloadAction<model.NewBatch>) => {
      state.batches += 1;
      state.batch = model.newBatch(state.batches, payload);
    },
    retryRequested: onBatch<undefined>(model.retried),
    restRequested: onBatch<undefined>(model.resumed),
    /** 'Stop': the calls under way are awaited. */
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
    addressSettled: onBatch<{ readonly email: string; readonly outcome: model.InvitationOutcome }>(
      (batch, { email, outcome }) => model.withOutcome(batch, email, outcome),
    ),
    sendingEnded: onBatch<undefined>(model.ended),
  },
  selectors: {
    selectIsInviteManyOpen: ({ isOpen }): boolean => isOpen,
    selectDraft: ({ draft }): ListDraft => draft,
    selectBatch: ({ batch }): model.Batch | undefined => batch,
  },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const inviteManySlice = slice.injectInto(rootReducer);
export const inviteManyActions = inviteManySlice.actions;
export const { selectIsInviteManyOpen, selectDraft, selectBatch } = inviteManySlice.selectors;
