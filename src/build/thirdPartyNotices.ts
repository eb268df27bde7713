import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NOTICES_FILE = 'third-party-notices.txt';

/** In the build, but in none of its chunks: the font, and what Workbox writes into the service worker. */
const OUTSIDE_THE_BUNDLE = [
  '@fontsource-variable/inter',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
];

/** The folder of the package that a module is in; undefined for a module of the app. */
function packageFolder(moduleId: string): string | undefined {
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId.replace(/^\0/, ''))?.[1];
}

const textOf = (value: unknown, name: string): string =>
  typeof value === 'object' && value !== null && name in value
    ? String(Object.getOwnPropertyDescriptor(value, name)?.value)
    : '';

/** Name, version, license and license texts of a package. Throws if it names no license. */
function notice(folder: string): string {
  const packageFile: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const license = textOf(packageFile, 'license');
  const title = `${textOf(packageFile, 'name')} ${textOf(packageFile, 'version')}`;
  if (license === '') throw new Error(`${title} names no licence.`);
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]*)?$/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${title} (${license})`, ...texts].join('\n\n');
}

/** Writes the licenses of all packages whose code is in the build. */
export function thirdPartyNotices(): Plugin {
  let root = '';
  return {
    name: 'qlearn:third-party-notices',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => packageFolder(id) ?? []));
      for (const name of OUTSIDE_THE_BUNDLE) folders.add(join(root, 'node_modules', name));
      const notices = [...folders]
        .filter((folder) => existsSync(join(folder, 'package.json')))
        .map(notice)
        .sort();
      const source = `${[...new Set(notices)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source });
    },
  };
}
