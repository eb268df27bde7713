import { getResponse } from 'msw';
import { createDemoBackend } from '@/demo/api/backend';
import { BANK } from '@/demo/bank';
import { createQuestionBank } from '@/demo/bank/questionBank';
import type { DemoContext } from '@/demo/context/demoContext';
import { createMemoryDatabase } from '@/demo/database/memoryDatabase';
import { loadFigure } from '@/demo/figures/figureImages';
import { seedDatabase } from '@/demo/seed/seedDatabase';
import { partnerPage } from './partnerPages';
import { profileOf } from './profiles';
import { answerLike } from './profiles/profile';

/** Without these a page of another origin may neither send its token nor read the response. */
const corsHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
  'Access-Control-Expose-Headers': 'Date, Location',
  Vary: 'Origin',
});

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/**
 * The demo backend's handlers for a server process: seeded, in memory, without delay. `appOrigin` is where
 * the app is served: links in mails lead there, and its pages may make calls. `ownOrigin` is that of the
 * server. `like`: the framework whose notation is answered in.
 */
export async function createHttpBackend(
  appOrigin: string,
  ownOrigin: string,
  like?: string,
): Promise<(request: Request) => Promise<Response>> {
  const profile = like === undefined ? undefined : profileOf(like);
  const context: DemoContext = {
    database: createMemoryDatabase(),
    bank: createQuestionBank(BANK),
    now: () => Date.now(),
    random: () => Math.random(),
    origin: appOrigin,
    checkoutOrigin: ownOrigin,
    loadFigure,
  };
  await seedDatabase(context);
  const { handlers } = createDemoBackend({
    ...context,
    delay: [0, 0],
    wait: () => Promise.resolve(),
    fault: () => 'none',
  });
  return async (request) => {
    const headers = request.headers.get('Origin') === appOrigin ? corsHeaders(appOrigin) : {};
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const response = (await partnerPage(request, context)) ?? (await getResponse([...handlers], request));
    const answer = response ?? Response.json({ message: 'Not found' }, { status: 404 });
    return withHeaders(profile === undefined ? answer : await answerLike(profile, answer, request), headers);
  };
}
