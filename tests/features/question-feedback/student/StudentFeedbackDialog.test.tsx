// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { BANK } from '@/demo/bank';
import { questionFeedbackSaga } from '@/features/question-feedback/store/feedbackSaga';
import { StudentFeedbackDialog } from '@/features/question-feedback/student/StudentFeedbackDialog';
import { renderPart } from '../../../renderPart';

const questionId = BANK[0]?.id ?? '';

async function open(onClose: () => void = () => undefined) {
  return renderPart(<StudentFeedbackDialog questionId={questionId} blockId={undefined} onClose={onClose} />, {
    sagas: [questionFeedbackSaga],
    as: 'student',
  });
}

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const submit = () => screen.getByRole('button', { name: 'Submit' });

describe('the dialog Question feedback', () => {
  it('offers Submit once error, topic and length are given as far as they are required', async () => {
    const { user } = await open();
    expect(screen.getByRole('dialog', { name: 'Question feedback' })).toBeVisible();
    expect(submit()).toBeDisabled();
    await user.click(group('Is there an error?').getByRole('radio', { name: 'Yes' }));
    expect(submit()).toBeDisabled();
    await user.click(group('Topic').getByRole('radio', { name: 'Explanation' }));
    expect(submit()).toBeDisabled();
    await user.click(group('Explanation length').getByRole('radio', { name: 'Too short' }));
    expect(submit()).toBeEnabled();
  });

  it('sends what was chosen once, thanks, and closes', async () => {
    const onClose = vi.fn();
    const { user, server } = await open(onClose);
    const bodies: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST')
        void request
          .clone()
          .json()
          .then((body) => bodies.push(body));
    });
    await user.click(group('Rating').getByRole('radio', { name: '4' }));
    await user.click(group('Is there an error?').getByRole('radio', { name: 'No' }));
    await user.click(group('Difficulty').getByRole('radio', { name: 'Hard' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Fair.');
    await user.dblClick(submit());
    expect(await screen.findByText('Feedback has been sent successfully. Thank you...')).toBeVisible();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(bodies).toEqual([{ questionId, rating: 4, isError: 'N', difficulty: 'HARD', comment: 'Fair.' }]);
  });

  it("keeps everything when sending fails, and shows the server's message", async () => {
    const { user, server } = await open();
    server.use(
      http.post('*/qlearn/question/feedback/student', () =>
        HttpResponse.json({ message: 'Not today.' }, { status: 500 }),
      ),
    );
    await user.click(group('Is there an error?').getByRole('radio', { name: 'No' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Worth keeping');
    await user.click(submit());
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Worth keeping');
  });

  it('says that it may count twice when it is not known whether it was stored', async () => {
    const { user, server } = await open();
    server.use(
      http.post('*/qlearn/question/feedback/student', () =>
        HttpResponse.json({ message: 'Gateway timeout' }, { status: 504 }),
      ),
    );
    await user.click(group('Is there an error?').getByRole('radio', { name: 'No' }));
    await user.click(submit());
    expect(await screen.findByText(/^The server did not answer, .* may count twice\.$/)).toBeVisible();
  });
});
