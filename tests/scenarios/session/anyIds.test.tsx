// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../renderApp';

const ID = 'urn:quiz/a.b@c 50';

describe('an id of any form', () => {
  it('verifies the account of a link whose id has a slash, as one segment', async () => {
    const asked: string[] = [];
    await renderApp({
      at: `/verify-user/${encodeURIComponent(ID)}`,
      handlers: [
        http.post('/qlearn/auth/verify-account/*', ({ request }) => {
          asked.push(new URL(request.url).pathname);
          return HttpResponse.json({});
        }),
      ],
    });
    expect(await screen.findByText(/account.*verified/i)).toBeVisible();
    expect(asked).toEqual([`/qlearn/auth/verify-account/${encodeURIComponent(ID)}`]);
  });

  it('opens the result of a quiz by it', async () => {
    const asked: string[] = [];
    await renderApp({
      at: `/result/${encodeURIComponent(ID)}`,
      as: 'student',
      handlers: [
        http.get('/qlearn/quiz-history/quiz/*', ({ request }) => {
          asked.push(new URL(request.url).pathname);
          return HttpResponse.json({
            correctPercentage: 50,
            questionCorrectCount: 1,
            questionAttemptCount: 2,
          });
        }),
      ],
    });
    const wanted = `/qlearn/quiz-history/quiz/${encodeURIComponent(ID)}`;
    await waitFor(() => expect(asked).toEqual([wanted]));
  });

  it('asks for the questions of a shared link by it', async () => {
    const asked: string[] = [];
    await renderApp({
      at: `/question/view/${encodeURIComponent(ID)}?token=t`,
      handlers: [
        http.get('/qlearn/qlink/questions/*', ({ request }) => {
          asked.push(new URL(request.url).pathname);
          return new HttpResponse(null, { status: 500 });
        }),
      ],
    });
    await screen.findByText(/expired or is no longer available/);
    expect(asked).toEqual([`/qlearn/qlink/questions/${encodeURIComponent(ID)}`]);
  });

  it('sends nothing for dots, encoded or not', async () => {
    const asked: string[] = [];
    await renderApp({
      at: '/verify-user/%252E%252E',
      handlers: [
        http.post('/qlearn/auth/*', ({ request }) => {
          asked.push(request.url);
          return HttpResponse.json({});
        }),
      ],
    });
    expect(await screen.findByText(/not verified|not found/i)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
