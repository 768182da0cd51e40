const { AsyncLocalStorage } = require('node:async_hooks');
const { default: Runtime } = require('jest-runtime');
const SharedEnvironment = require('./environment.cjs');

/** @type {WeakMap<SharedEnvironment, { runtime: SharedRuntime, resolver: object }>} */
const runtimes = new WeakMap();

const isOfCircus = (path) => path.includes('/jest-circus/');

/** One storage for jest-circus in all files: Node before 24 propagates every storage through every promise. */
const storage = new AsyncLocalStorage();
class OneStorage {
  constructor() {
    return storage;
  }
}

/**
 * Module loader of Jest, one for all files of a worker. Loaded modules stay for the next file; only the file itself and
 * jest-circus are reloaded. In watch mode Jest creates a new resolver when a file changes, and
 * everything is reloaded. A file with another environment in its docblock (`@jest-environment node`) has its own modules.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(...options) {
    const [, environment, resolver, , , , testPath] = options;
    const shared = runtimes.get(environment);
    if (shared?.resolver === resolver) return shared.runtime.forFile(testPath);
    super(...options);
    if (environment instanceof SharedEnvironment) runtimes.set(environment, { runtime: this, resolver });
  }

  forFile(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.testState.state = 'loading';
    return this;
  }

  requireInternalModule(from, to) {
    return to === 'node:async_hooks' && isOfCircus(from) ? { AsyncLocalStorage: OneStorage } : super.requireInternalModule(from, to);
  }

  teardown() {
    if (!runtimes.has(this._environment)) return super.teardown();
    this.restoreAllMocks();
    this.mockState.clear();
    this.testMainModule.reset();
    this.registries.getActiveCjsRegistry().delete(this._testPath);
    const internal = this.registries.getInternalCjsRegistry();
    for (const path of internal.keys()) if (isOfCircus(path)) internal.delete(path);
  }
};
