const { AsyncLocalStorage } = require('node:async_hooks');
const { default: Runtime } = require('jest-runtime');
const SharedEnvironment = require('./environment.cjs');

/** @type {WeakMap<SharedEnvironment, { runtime: SharedRuntime, resolver: object }>} */
const kept = new WeakMap();

const isOfCircus = (path) => path.includes('/jest-circus/');

/** One storage for jest-circus in every file: Node before 24 carries each storage there is through each promise. */
const storage = new AsyncLocalStorage();
class OneStorage {
  constructor() {
    return storage;
  }
}

/**
 * Jest's loader of modules, one for all files of a worker: what one file has loaded is there for the next, and only
 * the file itself and jest-circus are loaded anew. In the watch mode Jest makes a new resolver when a file changes, and
 * everything is loaded again. A file with another environment in its docblock (`@jest-environment node`) has its own modules.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(...given) {
    const [, environment, resolver, , , , testPath] = given;
    const shared = kept.get(environment);
    if (shared?.resolver === resolver) return shared.runtime.forFile(testPath);
    super(...given);
    if (environment instanceof SharedEnvironment) kept.set(environment, { runtime: this, resolver });
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
    if (!kept.has(this._environment)) return super.teardown();
    this.restoreAllMocks();
    this.mockState.clear();
    this.testMainModule.reset();
    this.registries.getActiveCjsRegistry().delete(this._testPath);
    const internal = this.registries.getInternalCjsRegistry();
    for (const path of internal.keys()) if (isOfCircus(path)) internal.delete(path);
  }
};
