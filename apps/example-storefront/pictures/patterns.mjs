import { circle, element, ellipse, group, line, rect, shape, times } from './svg.mjs';

/**
 * The families of adire, as one tile each: `eleko` (a grid of painted squares), `moons` (tied circles),
 * `ripples` (combed starch), `seeds` (tied seeds), `leaves` (cassava leaves) and `stripes` (folded cloth).
 */
const FAMILIES = { eleko, moons, ripples, seeds, leaves, stripes };
export const FAMILY_NAMES = Object.keys(FAMILIES);

const WORDS = {
  eleko: ['ibadandun', 'olokun', 'eleko', 'embroidered'],
  moons: ['moon', 'sunburst', 'sun', 'tied'],
  ripples: ['wave', 'river', 'lagoon', 'harmattan', 'linen'],
  seeds: ['seed', 'shea', 'silk'],
  leaves: ['leaf', 'cassava', 'courtyard', 'bubu'],
  stripes: ['stripe', 'aso', 'oke', 'woven', 'raffia'],
};

/** The family that a name speaks of, if any. */
export const familyNamed = (words) => FAMILY_NAMES.find((family) => WORDS[family].some((word) => words.includes(word)));

/** A `<pattern>` definition filled by `url(#id)`. */
export function patternDefinition(id, family, palette, random, scale = 1) {
  const { width, height, body } = FAMILIES[family](palette, random);
  return element(
    'pattern',
    { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: `scale(${scale})` },
    rect(0, 0, width, height, palette.deep) + body,
  );
}

const CELLS = [
  ({ resist }) => circle(40, 40, 24, 'none', { stroke: resist, 'stroke-width': 5 }) + circle(40, 40, 9, resist),
  ({ resist }) => times(4, (turn) => group(`rotate(${turn * 90} 40 40)`, shape('M40 36 Q26 26 40 10 Q54 26 40 36', resist))),
  ({ resist }) => times(9, (at) => circle(20 + (at % 3) * 20, 20 + Math.floor(at / 3) * 20, 5, resist)),
  ({ resist, mid }) => rect(14, 14, 52, 52, mid) + line('M16 16 L64 64 M64 16 L16 64', resist, 5),
  ({ resist }) => line('M14 22 H66 M14 40 H66 M14 58 H66', resist, 5, { 'stroke-dasharray': '1 11' }),
  ({ resist, mid }) => circle(40, 40, 26, mid) + shape('M40 16 L46 34 L64 40 L46 46 L40 64 L34 46 L16 40 L34 34 Z', resist),
  ({ resist }) => line('M14 56 L27 26 L40 56 L53 26 L66 56', resist, 5),
  ({ resist }) => line('M40 40 m-4 0 a4 4 0 1 1 8 4 a12 12 0 1 1 -18 -10 a20 20 0 1 1 30 22', resist, 4.5),
];

function eleko(palette, random) {
  const body = times(9, (at) => group(`translate(${(at % 3) * 84 + 2} ${Math.floor(at / 3) * 84 + 2})`, random.pick(CELLS)(palette)));
  const lines = [0, 84, 168].map((at) => line(`M0 ${at} H252 M${at} 0 V252`, palette.resist, 3)).join('');
  return { width: 252, height: 252, body: body + lines };
}

function moons(palette) {
  const ring = (cx, cy, r, dots) =>
    circle(cx, cy, r, 'none', {
      stroke: palette.resist,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'stroke-dasharray': `0.1 ${(2 * Math.PI * r) / dots}`,
    });
  const moon = (cx, cy, size) =>
    circle(cx, cy, size * 0.92, palette.mid, { opacity: 0.55 }) +
    circle(cx, cy, size * 0.18, palette.resist) +
    ring(cx, cy, size * 0.38, 10) +
    ring(cx, cy, size * 0.6, 16) +
    ring(cx, cy, size * 0.82, 24);
  return { width: 200, height: 200, body: moon(100, 100, 88) + moon(0, 0, 44) + moon(200, 0, 44) + moon(0, 200, 44) + moon(200, 200, 44) };
}

function ripples({ resist, mid }) {
  const wave = (y, width, colour) => line(`M-20 ${y} Q10 ${y - 22} 40 ${y} T100 ${y} T160 ${y} T220 ${y}`, colour, width);
  return {
    width: 120,
    height: 96,
    body: wave(12, 5, resist) + wave(36, 12, mid) + wave(60, 3, resist) + wave(84, 8, mid) + wave(108, 5, resist),
  };
}

function seeds({ resist, mid }, random) {
  const body = times(16, (at) => {
    const [x, y] = [(at % 4) * 44 + 22, Math.floor(at / 4) * 44 + 22 + (at % 2 ? 8 : -8)];
    return group(`rotate(${random.between(-35, 35)} ${x} ${y})`, ellipse(x, y, 15, 10, mid) + ellipse(x, y, 9, 5, resist));
  });
  return { width: 176, height: 176, body };
}

function leaves({ resist, mid }) {
  const leaf = (x, y, turn) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M0 0 Q-26 -34 0 -72 Q26 -34 0 0', mid) +
        line('M0 -4 V-62 M0 -22 L-9 -33 M0 -22 L9 -33 M0 -38 L-8 -48 M0 -38 L8 -48', resist, 3.5),
    );
  const spray = (x, y) => [-72, -36, 0, 36, 72].map((turn) => leaf(x, y, turn)).join('') + circle(x, y, 7, resist);
  return { width: 180, height: 220, body: spray(90, 96) + spray(0, 206) + spray(180, 206) };
}

function stripes({ resist, mid, accent }) {
  return {
    width: 140,
    height: 60,
    body:
      rect(0, 0, 40, 60, mid) +
      rect(8, 0, 5, 60, resist) +
      rect(27, 0, 5, 60, resist) +
      line('M60 6 V60', resist, 9, { 'stroke-dasharray': '1 19' }) +
      rect(80, 0, 9, 60, accent) +
      rect(94, 0, 4, 60, resist) +
      line('M118 15 V60', resist, 9, { 'stroke-dasharray': '1 19' }),
  };
}
