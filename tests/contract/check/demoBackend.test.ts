import { describe, expect, it } from 'vitest';
import { agreeToAll, APP, check, lineOf, linesThat, serveDemo } from './servers';

const ACCOUNTS = ['student', 'tutor', 'admin'] as const;

describe.each(ACCOUNTS)('a check of the demo backend as %s', (account) => {
  const email = `${account}@qlearn.demo`;

  it('finds that every reading call fits, and writes nothing', async () => {
    const { url, requests } = await serveDemo();
    const result = await check(url, { email, origin: APP });
    expect(linesThat(result, 'misfit')).toEqual([]);
    expect(linesThat(result, 'lenient')).toEqual([]);
    expect(linesThat(result, 'fits').length).toBeGreaterThan(15);
    expect(result.stopped).toBeUndefined();
    expect(result.staysBehind).toEqual([]);
    const reads = /^GET |^POST \/qlearn\/(?:auth\/signin|quiz\/categories\/questions|bank\/question)$/;
    expect(requests.filter((request) => !reads.test(request))).toEqual([]);
  });

  it('finds with writes that every call fits, and takes back what can be taken back', async () => {
    const { url, requests } = await serveDemo();
    const result = await check(url, { email, origin: APP, ...agreeToAll });
    expect(linesThat(result, 'misfit')).toEqual([]);
    expect(linesThat(result, 'lenient')).toEqual([]);
    for (const call of ['putPreference', 'createQuiz', 'submitQuiz', 'startBlock', 'endBlock']) {
      expect(lineOf(result, call).outcome).toBe('fits');
    }
    expect(result.staysBehind[0]).toContain('a finished quiz of one question');
    expect(result.staysBehind.join()).not.toContain('inactive plan');
    const never = /signup|password|checkout|booking\/[^u]|invitations$|plan\/invite|user\/feedback/;
    expect(requests.filter((request) => !request.startsWith('GET') && never.test(request))).toEqual([]);
  });
});

describe('a check with writes', () => {
  it('withdraws the plan and the link of an administrator', async () => {
    const { url } = await serveDemo();
    const result = await check(url, { email: 'admin@qlearn.demo', ...agreeToAll });
    for (const call of ['createPlan', 'updatePlan', 'deletePlan', 'publishQlink', 'revokeQlink']) {
      expect(lineOf(result, call).outcome).toBe('fits');
    }
  });

  it('finds what it has created again when the writes answer with an empty body', async () => {
    const { url } = await serveDemo({
      change: (response, request) =>
        ['POST', 'PUT', 'DELETE'].includes(request.method) && /\/(?:plan|qlink\/publish)$/.test(request.url)
          ? new Response(null, { status: 200 })
          : response,
    });
    const result = await check(url, { email: 'admin@qlearn.demo', ...agreeToAll });
    expect(lineOf(result, 'createPlan')).toMatchObject({
      outcome: 'lenient',
      rules: ['other body of a write'],
    });
    expect(lineOf(result, 'deletePlan').outcome).toBe('fits');
    expect(lineOf(result, 'revokeQlink').outcome).toBe('fits');
  });

  it('ends the quiz it has created when the id was not in the answer and submitting fails', async () => {
    const { url } = await serveDemo({
      change: (response, request) =>
        request.url.endsWith('/api/v2/quiz') ? Response.json({ created: true }, { status: 201 }) : response,
      takeOver: (incoming, outgoing) => {
        if (incoming.url?.endsWith('/submit') !== true || isTaken) return false;
        isTaken = true;
        outgoing.writeHead(500).end();
        return true;
      },
    });
    let isTaken = false;
    const result = await check(url, agreeToAll);
    expect(lineOf(result, 'createQuiz').problems).toEqual([
      { path: '', expected: 'quizId, an id', got: 'an object' },
    ]);
    expect(lineOf(result, 'submitQuiz')).toMatchObject({ outcome: 'misfit', status: 500 });
    expect(lineOf(result, 'endQuiz').outcome).toBe('fits');
  });

  it('writes nothing when the person does not agree, and says which calls were left out', async () => {
    const { url, requests } = await serveDemo();
    const asked: string[] = [];
    const result = await check(url, {
      agree: (staysBehind) => {
        asked.push(...staysBehind);
        return Promise.resolve(false);
      },
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(requests.filter((request) => /^(?:PUT|DELETE)/.test(request))).toEqual([]);
    expect(lineOf(result, 'createQuiz')).toMatchObject({ outcome: 'notTried' });
  });
});

describe('a check without data or rights', () => {
  it('says for each call that it does not make why not', async () => {
    const { url } = await serveDemo();
    const result = await check(url, { email: 'zoe.armstrong@example.edu' });
    expect(lineOf(result, 'getPlans').why).toBe('needs an administrator');
    expect(lineOf(result, 'getQuizOverview').why).toBe('no quiz in the history');
    expect(lineOf(result, 'refund').why).toBe('moves money');
    expect(lineOf(result, 'createQuiz').why).toBe('changes something: made with --writes');
  });
});
