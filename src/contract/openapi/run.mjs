/*
 * `npm run openapi [-- FILE]`: writes the OpenAPI document of the client's calls, to openapi.json if no file
 * is given.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { withSources } from '../withSources.mjs';

const file = process.argv[2] ?? 'openapi.json';
const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));

await withSources(async (load) => {
  const { openApiDocument } = await load('/src/contract/openapi/document.ts');
  const document = openApiDocument(version);
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(`${file}: ${Object.keys(document.paths).length} paths.`);
});
