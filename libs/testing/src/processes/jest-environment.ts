import { setMaxListeners } from 'node:events';
import SharedEnvironment from '../shared-modules/environment.cjs';
import { JestWorkerState } from './jest-worker-state';

/** Where Node keeps the agent by which its fetch sends; the package undici uses the same place. */
const AGENT = Symbol.for('undici.globalDispatcher.1');

interface Agent {
  destroy(): Promise<void>;
}

/** Ends what the file of this moment has asked for and not read. */
let ended = new AbortController();

/** The environment of Node, in which every file of a Jest worker finds the same modules and the same state. */
class WorkerStateEnvironment extends SharedEnvironment {
  override async setup(): Promise<void> {
    ended = new AbortController();
    setMaxListeners(0, ended.signal); // Every request of the file listens to it, until its response is collected.
    if (!globalThis.jestWorkerState) {
      globalThis.jestWorkerState = new JestWorkerState();
      this.global.jestWorkerState = globalThis.jestWorkerState;
      this.global.fetch = (input, init) => fetch(input, { signal: ended.signal, ...init });
    }
    await super.setup();
  }

  /** Answers that a file has not read to their end are given up with it: the service outlives it, and would keep their connections. */
  override async teardown(): Promise<void> {
    ended.abort();
    globalThis.jestWorkerState?.endFile();
    await renewAgent();
    await super.teardown();
  }
}

/**
 * Each file begins with connections of its own. While Jest loads a file, this process reads nothing: a connection that the service
 * closes in that time, since nobody used it for as long as it keeps one, would be taken for an open one by the first request.
 */
async function renewAgent(): Promise<void> {
  const { [AGENT]: agent } = globalThis as { [AGENT]?: Agent };
  if (!agent) return;
  Object.assign(globalThis, { [AGENT]: Reflect.construct(agent.constructor, []) as Agent });
  await agent.destroy();
}

export = WorkerStateEnvironment;
