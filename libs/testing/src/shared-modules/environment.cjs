const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/** @type {Map<string, SharedEnvironment>} by the id of the Jest configuration */
const environments = new Map();

/** Symbols under which jest-circus stores the state of a file in the globals. */
const CIRCUS = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];

/**
 * Environment with globals that all files of a Jest worker share. After each file it restores real timers, `process.env` and
 * globals. A file that has changed `process.env` or a global and not restored it fails.
 */
module.exports = class SharedEnvironment extends NodeEnvironment {
  constructor(config, context) {
    const { id } = config.projectConfig;
    if (environments.has(id)) return environments.get(id);
    super(config, context);
    environments.set(id, this);
    this.exit = this.global.process.exit;
    this.variables = { ...this.global.process.env };
  }

  async setup() {
    await super.setup();
    this.globals ??= globalsOf(this.global);
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.global.process.exit = this.exit; // Jest wraps it for each file.
    for (const symbol of Object.getOwnPropertySymbols(this.global)) if (CIRCUS.includes(symbol.description)) delete this.global[symbol];
    const changed = [...this.restoreGlobals(), ...this.restoreVariables()];
    if (changed.length > 0)
      throw new Error(`The file leaves ${changed.join(', ')} changed for the files after it. Put it back in an afterEach or afterAll.`);
  }

  restoreGlobals() {
    const now = globalsOf(this.global);
    const changed = [...this.globals].filter(([name, before]) => !isSame(name, before, now.get(name)));
    for (const [name, before] of changed) Object.defineProperty(this.global, name, before);
    return changed.map(([name]) => name);
  }

  restoreVariables() {
    const { env } = this.global.process;
    const names = new Set([...Object.keys(this.variables), ...Object.keys(env)]);
    const changed = [...names].filter((name) => env[name] !== this.variables[name]);
    for (const name of changed) {
      if (name in this.variables) env[name] = this.variables[name];
      else delete env[name];
    }
    return changed.map((name) => `process.env.${name}`);
  }
};

/** Returns every global by its name, without the console, which Jest creates for each file. */
const globalsOf = (global) => new Map(Object.entries(Object.getOwnPropertyDescriptors(global)).filter(([name]) => name !== 'console'));

/** Compares two descriptors of a global. The environment of Node replaces an accessor by its value on the first read. */
const isSame = (name, before, now) => {
  if (!now) return false;
  return now.get ? now.get === before.get : Object.is(now.value, 'value' in before ? before.value : globalThis[name]);
};
