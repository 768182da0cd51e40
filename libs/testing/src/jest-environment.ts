import { TestEnvironment } from 'jest-environment-node';
import { JestWorkerState } from './jest-worker-state';

/** The environment of Node, in which every file of a Jest worker finds the same state. */
class WorkerStateEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    globalThis.jestWorkerState ??= new JestWorkerState();
    // An accessor, since Jest empties the values that it finds in the globals of a file that has ended.
    Object.defineProperty(this.global, 'jestWorkerState', { get: () => globalThis.jestWorkerState });
  }
}

export = WorkerStateEnvironment;
