import { WAIT_LIMIT_MS } from './wait-limit';

/** Calls `ask` every 25 ms until its result is truthy, and returns that. Throws an error that names `what` after `withinMs`. */
export async function eventually<T>(what: string, ask: () => T | Promise<T>, withinMs = WAIT_LIMIT_MS): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as NonNullable<T>;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
