import type { CheckCall } from '@/contract/calls/call';
import { NEVER } from '@/contract/calls/everyCall';
import type { Known } from '@/contract/calls/known';
import { READS, SIGN_IN } from '@/contract/calls/readCalls';
import { WRITES } from '@/contract/calls/writeCalls';
import { type Called, createCaller } from './caller';
import { type Client, type ClientOptions, createClient } from './client';
import { probe } from './probes';
import type { CallResult, Made } from './result';

/** After this many consecutive calls without any response, the rest would only wait. */
const MAX_SILENT = 3;

export interface CheckOptions extends ClientOptions {
  readonly email: string;
  readonly password: string;
  /** Called once before anything is written, with what will stay behind; without it nothing is written. */
  readonly agree?: ((staysBehind: readonly string[]) => Promise<boolean>) | undefined;
  readonly onCall: (made: Made) => void;
}

export interface CheckResult {
  readonly results: readonly CallResult[];
  readonly staysBehind: readonly string[];
  /** Why the address, the account or the connection ended the check. */
  readonly stopped?: string | undefined;
}

/** Ends a check early. */
class Stop extends Error {
  readonly why: string | undefined;

  constructor(why?: string) {
    super(why);
    this.why = why;
  }
}

class Check {
  readonly #options: CheckOptions;
  readonly #client: Client;
  readonly #makeCall: ReturnType<typeof createCaller>;
  readonly #results: CallResult[] = [];
  /** Calls that could not be made so far, and why. */
  readonly #untried = new Map<CheckCall, string>();
  #known: Known;
  #silent = 0;

  constructor(options: CheckOptions) {
    const { origin, limits, clock, email, password } = options;
    const now = clock.now();
    this.#options = options;
    this.#client = createClient(options);
    this.#makeCall = createCaller({ client: this.#client, origin, limits, clock });
    this.#known = { now, mark: now.toString(36), email, password, accepted: [] };
  }

  async run(): Promise<CheckResult> {
    const stopped = await this.#runToStop();
    const made = new Set(this.#results.map(({ call }) => call));
    const open = [...SIGN_IN, ...READS, ...WRITES.filter(({ kind }) => kind === 'write'), ...NEVER].filter(
      (call) => this.#untried.has(call) || !made.has(call.endpoint.id),
    );
    return {
      results: [...this.#results, ...open.map((call) => notTried(call, this.#whyNot(call)))],
      staysBehind: whatStays(WRITES.filter((call) => this.#isLeft(call))),
      ...(stopped instanceof Stop && { stopped: stopped.why }),
    };
  }

  async #runToStop(): Promise<Stop | undefined> {
    const { agree } = this.#options;
    try {
      await this.#signIn();
      await this.#read(READS);
      await this.#probe();
      const lasting = WRITES.filter(
        ({ leaves, mayBeMade }) => mayBeMade(this.#known) && leaves?.until === undefined,
      );
      if ((await agree?.(whatStays(lasting))) === true) await this.#write();
      return undefined;
    } catch (error) {
      if (error instanceof Stop) return error;
      throw error;
    }
  }

  async #signIn(): Promise<void> {
    for (const call of SIGN_IN) {
      const called = await this.#make(call);
      const isMissing =
        call.endpoint.id === 'signin' ? this.#known.token === undefined : this.#known.me === undefined;
      if (called !== undefined && isMissing) throw new Stop(whyNoSession(called, this.#options.base));
    }
  }

  /** Makes the reads that can be made, until none yields anything that another one needs. */
  async #read(calls: readonly CheckCall[]): Promise<void> {
    for (const call of calls) await this.#make(call);
    const open = calls.filter((call) => this.#untried.has(call));
    if (open.length < calls.length) await this.#read(open);
  }

  async #probe(): Promise<void> {
    const { base, origin, onCall } = this.#options;
    await probe({ client: this.#client, base, origin }, this.#known, (made) => {
      this.#results.push(made.result);
      onCall(made);
    });
  }

  /** One write at a time; after each, the reads that had nothing to read. */
  async #write(): Promise<void> {
    for (const call of WRITES) {
      await this.#make(call);
      await this.#read(READS.filter((read) => this.#untried.has(read)));
    }
  }

  async #make(call: CheckCall): Promise<Called | undefined> {
    const prepared = call.prepare(this.#known);
    this.#untried.delete(call);
    if (prepared === undefined) return undefined;
    if ('why' in prepared) {
      this.#untried.set(call, prepared.why);
      return undefined;
    }
    const called = await this.#makeCall(call, prepared, this.#known);
    this.#results.push(called.result);
    this.#options.onCall(called);
    this.#learn(call, called);
    return called;
  }

  #learn({ kind, endpoint }: CheckCall, { learned, finding, failure }: Called): void {
    const { accepted } = this.#known;
    // Without a response, a write may have been made.
    const isAccepted = kind === 'write' && finding?.result.outcome !== 'refused';
    this.#known = {
      ...this.#known,
      ...learned,
      accepted: isAccepted ? [...accepted, endpoint.id] : accepted,
    };
    this.#silent = failure === undefined ? 0 : this.#silent + 1;
    if (this.#silent >= MAX_SILENT) throw new Stop(`${failure}, ${MAX_SILENT} calls in a row`);
  }

  #whyNot(call: CheckCall): string {
    const why = this.#untried.get(call);
    if (why !== undefined) return why;
    if (call.kind === 'never' || (this.#known.me !== undefined && !call.mayBeMade(this.#known))) {
      const prepared = call.prepare(this.#known);
      return prepared !== undefined && 'why' in prepared ? prepared.why : '';
    }
    if (call.kind !== 'write') return 'the check had ended';
    return `changes something: ${this.#options.agree === undefined ? 'made with --writes' : 'was not made'}`;
  }

  #isLeft({ endpoint, leaves }: CheckCall): boolean {
    const isUndone = this.#results.some(
      ({ call, outcome }) => call === leaves?.until && outcome !== 'misfit',
    );
    return this.#known.accepted.includes(endpoint.id) && !isUndone;
  }
}

/** Signs in, makes every reading call that the account may make, and with `agree` the writing ones. */
export const checkBackend = (options: CheckOptions): Promise<CheckResult> => new Check(options).run();

const whatStays = (calls: readonly CheckCall[]): string[] =>
  calls.flatMap(({ leaves }) => leaves?.what ?? []);

const notTried = ({ endpoint }: CheckCall, why: string): CallResult => ({
  call: endpoint.id,
  method: endpoint.method,
  path: endpoint.path,
  status: null,
  ms: null,
  cors: null,
  outcome: 'notTried',
  rules: [],
  problems: [],
  notes: [],
  why,
});

/** Statuses of backends that do not recognize the e-mail or the password. */
const REFUSED: readonly number[] = [400, 401, 403, 422];

/**
 * Why a call yielded no session; `undefined` if address, account and connection are right and the response is
 * what does not fit.
 */
function whyNoSession({ finding, failure, result }: Called, base: string): string | undefined {
  if (failure !== undefined) return failure;
  const reading = finding?.result;
  if (reading?.outcome === 'unusable' && reading.problem.got === 'HTML') {
    return `${base} answers with a page of HTML: a sign-in page, or another site`;
  }
  if (reading?.outcome !== 'refused' || result.call !== 'signin') return undefined;
  if (reading.status === 404) return `there is no ${result.path} at ${base}: is this the backend's address?`;
  if (REFUSED.includes(reading.status)) return 'the backend refuses this e-mail and password';
  return `signing in ends with status ${reading.status}`;
}
