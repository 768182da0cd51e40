import { PATIENCE_MS } from './patience';

/** Asks every 25 ms until the answer is truthy, and answers it. Throws an error that says `what` after `withinMs`. */
export async function eventually<T>(what: string, ask: () => T | Promise<T>, withinMs = PATIENCE_MS): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as NonNullable<T>;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
