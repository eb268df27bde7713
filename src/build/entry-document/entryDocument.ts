import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite';
import { bootScriptText, type BootSettings } from './bootScript.ts';
import { OUTDATED_SCRIPT } from './outdatedScript.ts';

/** Inserts the first scripts into the head, in development and in builds. */
export function entryDocument(settings: BootSettings): Plugin {
  const script = minifySync('boot.js', bootScriptText(settings), { mangle: true }).code.trim();
  const tags: HtmlTagDescriptor[] = [OUTDATED_SCRIPT, script].map((children) => ({
    tag: 'script',
    children,
    injectTo: 'head',
  }));
  return { name: 'qlearn:entry-document', transformIndexHtml: { order: 'post', handler: () => tags } };
}
