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

/** Small helpers that write SVG elements; numbers are rounded to keep the files small. */
const round = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);

export function element(name, attributes, content = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${round(value)}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export const circle = (cx, cy, r, fill, more) => element('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more) => element('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (x, y, width, height, fill, more) => element('rect', { x, y, width, height, fill, ...more });
export const shape = (d, fill, more) => element('path', { d, fill, ...more });
export const line = (d, stroke, width, more) =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
export const group = (transform, content) => element('g', { transform }, content);
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Colours of dyed cloth: `deep` and `mid` are dye, `resist` is undyed thread, `accent` is clay or ochre. */
const INDIGOS = [
  { deep: '#1d2a5b', mid: '#41569b' },
  { deep: '#16264d', mid: '#35609f' },
  { deep: '#262a5e', mid: '#5b64a8' },
  { deep: '#12364a', mid: '#3b7a94' },
];
const RESISTS = ['#f5efe2', '#e3ebf5', '#efe7d6'];
const GROUNDS = ['#f3ebdd', '#e4eaf0', '#f1e2d2', '#e7eade', '#ece4e4', '#e9e6df'];
const ACCENTS = ['#c9783c', '#d8a342', '#b7563d', '#8b9a5c'];

/** Dyes that a name may ask for. */
const NAMED = {
  indigo: INDIGOS[0],
  rust: { deep: '#8c3f22', mid: '#bb6a40', resist: '#f8ead8' },
  terracotta: { deep: '#8f4a31', mid: '#c07a58', resist: '#f7e9dc' },
  ochre: { deep: '#a8741a', mid: '#d3a24a', resist: '#fbf1da' },
  oatmeal: { deep: '#cdbd9c', mid: '#e2d6bd', resist: '#85704a', ground: '#e4eaf0' },
  natural: { deep: '#cdbd9c', mid: '#e2d6bd', resist: '#85704a', ground: '#e7eade' },
  green: { deep: '#31502f', mid: '#6a8a57', resist: '#f1efdc' },
  teal: { deep: '#0f4450', mid: '#3f8792', resist: '#e6f0ee' },
  black: { deep: '#23211f', mid: '#55504a', resist: '#f1ece2' },
};

/** The palette of a name: chance decides, but a dye that the name speaks of is kept. */
export function paletteFor(words, random) {
  const chance = { ...random.pick(INDIGOS), resist: random.pick(RESISTS), ground: random.pick(GROUNDS), accent: random.pick(ACCENTS) };
  return { ...chance, ...NAMED[words.find((word) => word in NAMED)] };
}

/** The name without its dyes, so that the same bag in two colours is the same bag. */
export const withoutDyes = (words) => words.filter((word) => !(word in NAMED));
