import { setMaxListeners } from 'node:events';
import SharedEnvironment from '../shared-modules/environment.cjs';
import { JestWorkerState } from './jest-worker-state';

/** Symbol under which Node stores the agent of its fetch; the package undici uses the same one. */
const AGENT = Symbol.for('undici.globalDispatcher.1');

interface Agent {
  destroy(): Promise<void>;
}

/** Aborts the unread responses of the present file. */
let ended = new AbortController();

/** Environment of Node with the same modules and state for every file of a Jest worker. */
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

  /** Aborts the responses that the file has not read to their end: the service outlives it, and would keep their connections open. */
  override async teardown(): Promise<void> {
    ended.abort();
    globalThis.jestWorkerState?.endFile();
    await renewAgent();
    await super.teardown();
  }
}

/**
 * Gives each file connections of its own. While Jest loads a file, this process reads nothing, so the first request would use
 * a connection that the service has closed as idle in that time.
 */
async function renewAgent(): Promise<void> {
  const { [AGENT]: agent } = globalThis as { [AGENT]?: Agent };
  if (!agent) return;
  Object.assign(globalThis, { [AGENT]: Reflect.construct(agent.constructor, []) as Agent });
  await agent.destroy();
}

export = WorkerStateEnvironment;
