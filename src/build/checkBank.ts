import { Ajv } from 'ajv';
import type { Plugin } from 'vite';
import schema from '../demo/bank/question.schema.json' with { type: 'json' };

/** How a file of the question bank violates its schema, one line per violation. */
export function problemsOf(file: unknown): readonly string[] {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  if (validate(file)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}

/** Fails the build if a file of the demo's question bank violates its schema. */
export function checkBank(): Plugin {
  return {
    name: 'qlearn:check-bank',
    enforce: 'pre',
    transform: {
      filter: { id: /\/demo\/bank\/questions\/[^/]+\.json$/ },
      handler(code) {
        const problems = problemsOf(JSON.parse(code));
        if (problems.length > 0) this.error(problems.join('\n'));
      },
    },
  };
}
