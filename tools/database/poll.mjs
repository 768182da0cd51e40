import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is neither false nor undefined.
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {{ withinMs: number, everyMs?: number }} limits
 * @returns {Promise<T | undefined>} the answer; undefined = not within the time
 */
export async function poll(ask, { withinMs, everyMs = 25 }) {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer || performance.now() > deadline) return answer || undefined;
    await pause(everyMs);
  }
}
