/**
 * A repeatable stream of numbers in [0, 1) for a seed, so that a name always gives the same picture
 * (FNV-1a to hash, mulberry32 to draw).
 */
export function randomFrom(seed) {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0), 0x01000193);

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = (list) => list[Math.floor(next() * list.length)];
  const between = (from, to) => from + next() * (to - from);
  return { next, pick, between };
}
