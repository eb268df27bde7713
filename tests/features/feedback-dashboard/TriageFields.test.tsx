// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TriageFields } from '@/features/feedback-dashboard/triage/TriageFields';
import { triages } from '@/features/feedback-dashboard/triage/triageRecord';
import { announceElsewhere, rawStore } from '../../rawStore';
import { renderPart } from '../../renderPart';

/** A question's triage twice, as in the list and the dialog over it. */
const openTwice = () =>
  renderPart(
    <>
      <TriageFields questionId="heart-1" />
      <TriageFields questionId="heart-1" />
    </>,
    { as: 'admin' },
  );

const notes = () => screen.getAllByRole('textbox', { name: 'Note' });

describe('the fields of a triage', () => {
  it('shows at once what is typed elsewhere, without reading every triage at each key', async () => {
    const list = vi.spyOn(triages, 'list');
    const { user } = await openTwice();
    const [typed, shown] = notes();
    if (typed === undefined) throw new Error('No note is shown.');
    await user.type(typed, 'Asked');
    await waitFor(() => expect(shown).toHaveValue('Asked'));
    // Once for each of them, when it was first shown.
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('shows what was restored from a backup', async () => {
    await openTwice();
    const restored = { questionId: 'heart-1', status: 'resolved', note: 'Kept', updatedAt: 5 } as const;
    await rawStore('triage').write('user-admin', 'heart-1', triages.encode(restored));
    announceElsewhere('user-admin', 'triage');
    await waitFor(() => expect(notes()[0]).toHaveValue('Kept'));
  });
});
