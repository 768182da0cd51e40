/** Does each of these things once, by so many callers at a time. Returns how many there were, and their rate. */
export async function eachAtOnce<T>(
  things: readonly T[],
  callers: number,
  call: (thing: T) => Promise<unknown>,
): Promise<{ answered: number; seconds: number; perSecond: number }> {
  const left = [...things];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await call(thing);
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  return { answered: things.length, seconds, perSecond: things.length / seconds };
}
