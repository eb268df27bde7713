import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, vi } from 'vitest';
import { buildQuestion } from '@/demo/testing';
import { renderApp } from '../../renderApp';

type RenderOptions = Parameters<typeof renderApp>[0];

interface Sent {
  readonly method: string;
  /** The path below the base address, with its query. */
  readonly path: string;
  readonly body: unknown;
}

export interface BuilderPage extends Awaited<ReturnType<typeof renderApp>> {
  /** What was sent so far to paths with this beginning. */
  readonly sent: (path: string, method?: string) => readonly Sent[];
  readonly press: (name: string) => Promise<void>;
  readonly tick: (...names: readonly string[]) => Promise<void>;
  /** Chooses everything that a quiz by category requires. */
  readonly chooseEverything: () => Promise<void>;
  /** Makes the backend respond differently from now on. */
  readonly answer: (method: 'get' | 'post', path: string, status: number, body: JsonBodyType) => void;
}

const TOPICS = ['Heart failure', 'Heart block', 'Kidney stones'];

/** A bank small enough for quick screens: 24 questions, two names under each heading, three topics. */
const SMALL_BANK = Array.from({ length: 24 }, (_, index) =>
  buildQuestion(`q${index + 1}`, {
    disciplines: [index % 2 === 0 ? 'Pathology' : 'Surgery'],
    organSystems: [index % 3 === 0 ? 'Renal & Urinary' : 'Cardiovascular'],
    examTypes: [index % 4 === 0 ? 'Step 2' : 'Step 1'],
    topics: [TOPICS[index % TOPICS.length] ?? ''],
    subtopics: [index % 2 === 0 ? 'Acute heart failure' : 'Colic'],
  }),
);

/** jsdom has no media queries: this simulates a wide page and a fine pointer. */
export function usePlainMedia(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
      // MUI still uses the deprecated functions for listeners.
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }));
    return () => {
      vi.unstubAllGlobals();
    };
  });
}

export async function openBuilder(
  as: NonNullable<RenderOptions['as']> = 'student',
  options: Partial<RenderOptions> = {},
): Promise<BuilderPage> {
  const app = await renderApp({
    at: '/create-quiz',
    as,
    backendOptions: { questions: SMALL_BANK },
    ...options,
  });
  const log: Sent[] = [];
  app.server.events.removeAllListeners();
  app.server.events.on('request:start', ({ request }) => {
    void toSent(request.clone()).then((sent) => log.push(sent));
  });
  await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });

  const tick = async (...names: readonly string[]): Promise<void> => {
    // One event instead of the eight of a click: most tests begin with four of these.
    for (const name of names) fireEvent.click(await screen.findByLabelText(name));
  };
  return {
    ...app,
    tick,
    sent: (path, method) =>
      log.filter((one) => one.path.startsWith(path) && (method === undefined || one.method === method)),
    press: async (name) => app.user.click(await screen.findByRole('button', { name })),
    chooseEverything: () =>
      tick('Select all Discipline', 'Select all Organ System', 'Select all Exam Type', 'All'),
    answer: (method, path, status, body) =>
      app.server.use(http[method](`*/qlearn${path}`, () => HttpResponse.json(body, { status }))),
  };
}

async function toSent(request: Request): Promise<Sent> {
  const { pathname, search } = new URL(request.url);
  const text = await request.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { method: request.method, path: `${pathname.replace('/qlearn', '')}${search}`, body };
}
