import { setTimeout as pause } from 'node:timers/promises';
import { Explained } from '../explained.mjs';

const steadyMs = 10_000; // what lived that long was well
const quickDeathsAllowed = 5;

/**
 * Starts something and starts it again whenever it ends by itself, after a pause that doubles with each quick death.
 * @template {{ exited: Promise<{ why: string, lastWords?: string, hopeless?: boolean }>, stop(): Promise<void> }} Running
 * @param {string} name for messages
 * @param {() => Running | Promise<Running>} start
 * @param {object} to
 * @param {(line: string) => void} to.show
 * @param {(reason: Error) => void} to.giveUp is called when it has ended too often, or for a reason that will not go away
 * @param {number} [to.firstPauseMs]
 * @returns {Promise<{ current(): Running, stop(): Promise<void> }>}
 */
export async function keepRunning(name, start, { show, giveUp, firstPauseMs = 250 }) {
  let running = await start();
  let restart = Promise.resolve();
  let stopping = false;
  void watch().catch(giveUp);

  async function watch() {
    for (let quickDeaths = 0; ; ) {
      const started = performance.now();
      const { why, lastWords = '', hopeless } = await running.exited;
      if (stopping) return;

      quickDeaths = performance.now() - started < steadyMs ? quickDeaths + 1 : 0;
      if (hopeless) return giveUp(new Explained(lastWords, 78));
      if (quickDeaths === quickDeathsAllowed)
        return giveUp(new Explained(`${name} has ended ${quickDeaths} times in a row (${why}).\n${lastWords}`));

      show(`${name} has ended (${why}); starting it again. ${lastWords}`);
      await pause(firstPauseMs * 2 ** quickDeaths);
      if (stopping) return;
      restart = Promise.resolve(start()).then((again) => (running = again));
      await restart;
    }
  }

  return {
    current: () => running,
    async stop() {
      stopping = true;
      await restart.catch(() => {}); // a start that is under way cannot be stopped before it is done
      await running.stop();
    },
  };
}
