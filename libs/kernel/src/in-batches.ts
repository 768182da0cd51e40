/** Does work batch by batch, until one is not full. Answers how much was done. */
export async function inBatches(size: number, next: (most: number) => Promise<number>): Promise<number> {
  let done = 0;
  for (let last = size; last === size; done += last) last = await next(size);
  return done;
}
