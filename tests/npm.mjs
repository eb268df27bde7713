/** The command that starts npm: on Windows `npm` is a script, which `spawn` does not find. */
export const NPM = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
