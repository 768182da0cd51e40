/** True where walks over many cases are whole: in `npm run test:full`, and where Jest was started by hand. */
export const isWholeWalk = ['', 'full'].includes(process.env['TEST_TIER'] ?? '');

/**
 * Returns the cases of a walk over languages, looks, kinds or providers: all of them where walks are whole, else those of the sample.
 * @throws Error when the sample has none
 */
export function casesOf<T>(whole: readonly T[], isOfSample: (one: T, index: number) => boolean): T[] {
  const sample = whole.filter(isOfSample);
  if (sample.length === 0) throw new Error('The sample has no case: its rule would not be tested before a change lands.');
  return isWholeWalk ? [...whole] : sample;
}
