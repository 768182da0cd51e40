const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/** @type {Map<string, SharedEnvironment>} by the id of the Jest configuration */
const kept = new Map();

/** Symbols under which jest-circus leaves the state of a file in its globals. */
const CIRCUS = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];

/**
 * The globals of a Jest worker, which all its files share. At the end of each file the timers are real again, and a
 * file that has changed `process.env` or a global and not put it back fails; the next begins with the old values.
 */
module.exports = class SharedEnvironment extends NodeEnvironment {
  constructor(config, context) {
    const { id } = config.projectConfig;
    if (kept.has(id)) return kept.get(id);
    super(config, context);
    kept.set(id, this);
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

/** Every global by its name, without the console, which Jest makes for each file. */
const globalsOf = (global) => new Map(Object.entries(Object.getOwnPropertyDescriptors(global)).filter(([name]) => name !== 'console'));

/** The environment of Node puts the value in the place of an accessor when it is first read. */
const isSame = (name, before, now) => {
  if (!now) return false;
  return now.get ? now.get === before.get : Object.is(now.value, 'value' in before ? before.value : globalThis[name]);
};
