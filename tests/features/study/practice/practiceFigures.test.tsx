// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { loadImage } from '@/domain/figures/calls';
import { clearRecords } from '../../../clearRecords';
import { aMissedQuiz, findQuestion, ids, openPractice } from './practicePage';

const IMAGE = 'iVBORw0KGgo=';
const images = (respond: () => Response) => http.get('*/qlearn/bank/image', respond);
const aFigureQuiz = (count: number) => aMissedQuiz(ids(count), { imageList: ['ecg.png', 'film.png'] });

afterEach(clearRecords);

describe('figures of a drill', () => {
  it('shows figures under the stem, and releases them when the drill is left', async () => {
    const { user, store, sent } = await openPractice({
      attempts: [aFigureQuiz(2)],
      handlers: [images(() => HttpResponse.json({ imgData: IMAGE }))],
    });
    await findQuestion('1 of 2');
    const question = screen.getByRole('region', { name: 'Question' });
    const [first, second] = await within(question).findAllByRole('img');
    expect(first).toHaveAccessibleName('Figure 1 of the question');
    expect(first).toHaveAttribute('src', `data:image/png;base64,${IMAGE}`);
    expect(second).toHaveAccessibleName('Figure 2 of the question');
    expect(question).not.toHaveTextContent('shown in its review');
    // Each image is read once, even if several questions show it.
    await user.click(screen.getByRole('radio', { name: 'A. First' }));
    await user.click(screen.getByRole('button', { name: /^Good/ }));
    await findQuestion('2 of 2');
    expect(await screen.findAllByRole('img', { name: /^Figure/ })).toHaveLength(2);
    expect(sent.filter(({ path }) => path === '/bank/image')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Back to Study' }));
    await waitFor(() => expect(loadImage.selectState(store.getState(), 'ecg.png').status).toBe('idle'));
  });

  it('offers no other try for an image that no try can show', async () => {
    await openPractice({
      attempts: [aMissedQuiz(ids(1), { imageList: ['ecg.tiff'] })],
      handlers: [images(() => HttpResponse.json({ imgData: btoa('II*.') }))],
    });
    await findQuestion('1 of 1');
    expect(await screen.findByText('Image 1 could not be shown.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  });

  it('says that figures cannot be loaded, and loads them again', async () => {
    const { user, server } = await openPractice({
      attempts: [aMissedQuiz(ids(1), { imageList: ['ecg.png'] })],
      handlers: [images(() => HttpResponse.json({}, { status: 500 }))],
    });
    await findQuestion('1 of 1');
    const retry = await screen.findByRole('button', { name: 'Try again to load image 1' });
    expect(screen.getByText('Image 1 could not be loaded.')).toBeVisible();
    server.use(images(() => HttpResponse.json({ imgData: IMAGE })));
    await user.click(retry);
    expect(await screen.findByRole('img', { name: 'Figure 1 of the question' })).toBeVisible();
  });
});
