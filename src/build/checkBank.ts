import { Ajv } from 'ajv';
import { type Plugin, runnerImport } from 'vite';
import schema from '../demo/bank/question.schema.json' with { type: 'json' };

/** How a file of the question bank violates its schema, one line per violation, with the id of its question. */
export function problemsOf(file: unknown): readonly string[] {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  if (validate(file)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => {
    const [, index] = /^\/questions\/(\d+)/.exec(instancePath) ?? [];
    const id = index === undefined ? undefined : idOf(file, Number(index));
    return `${id === undefined ? '' : `${id}: `}${instancePath} ${message}`;
  });
}

function idOf(file: unknown, index: number): string | undefined {
  if (typeof file !== 'object' || file === null || !('questions' in file)) return undefined;
  const question: unknown = Array.isArray(file.questions) ? file.questions[index] : undefined;
  if (typeof question !== 'object' || question === null || !('id' in question)) return undefined;
  return typeof question.id === 'string' ? question.id : undefined;
}

interface BankReportModule {
  readonly bankReport: () => Promise<
    ReadonlyMap<string, Readonly<Record<'questions' | 'figures' | 'unused', number>>>
  >;
}

/**
 * Fails the build if a file of the demo's question bank violates its schema; after a build of the demo, prints how many
 * questions, figures and unused questions its student finds.
 */
export function checkBank({
  demo,
  alias,
}: {
  readonly demo: boolean;
  readonly alias: Record<string, string>;
}): Plugin {
  let isBuild = false;
  return {
    name: 'qlearn:check-bank',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: /\/demo\/bank\/questions\/[^/]+\.json$/ },
      handler(code, id) {
        const problems = problemsOf(JSON.parse(code));
        if (problems.length > 0) this.error(`${id}\n${problems.join('\n')}`);
      },
    },
    async closeBundle() {
      if (!demo || !isBuild) return;
      const { module } = await runnerImport<BankReportModule>('./src/demo/seed/bankReport.ts', {
        configFile: false,
        resolve: { alias },
      });
      for (const [type, { questions, figures, unused }] of await module.bankReport()) {
        this.info(
          `${type.padEnd(9)} ${String(questions).padStart(4)} questions ${String(figures).padStart(3)} figures ` +
            `${String(unused).padStart(4)} unused`,
        );
      }
    },
  };
}
