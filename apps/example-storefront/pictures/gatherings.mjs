import { circle, ellipse, line, rect, shape, times } from './svg.mjs';

const CLOTH = 'url(#cloth)';
const SECOND = 'url(#second)';
const WARM = ['#d8a342', '#c9783c', '#b7563d'];
const NIGHT = '#0b1230';

/** A sun over hills and a crowd: nights, parties, concerts. */
export function evening({ width, height, palette, random }) {
  const glow = random.pick(WARM);
  const [sunX, sunY, sun] = [width * random.between(0.36, 0.64), height * 0.44, Math.min(width, height) * random.between(0.24, 0.3)];
  const hill = (y, rise) => `M0 ${y} Q${width * 0.25} ${y - rise} ${width * 0.5} ${y} T${width} ${y - rise * 0.3} V${height} H0 Z`;
  const stars = times(26, () =>
    circle(random.between(0, width), random.between(0, height * 0.6), random.between(2, 5), palette.resist, { opacity: 0.7 }),
  );
  const bulbs = times(11, (at) => {
    const t = (at + 0.5) / 11;
    return circle(width * t, height * (0.1 + 0.32 * t * (1 - t)), 9, glow);
  });
  const crowd = times(Math.round(width / 62), (at) => {
    const [x, y, size] = [at * 62 + random.between(0, 30), height * random.between(0.86, 0.93), random.between(24, 34)];
    return circle(x, y, size, NIGHT) + ellipse(x, y + size * 2.5, size * 1.9, size * 1.7, NIGHT);
  });
  return (
    rect(0, 0, width, height, palette.deep) +
    stars +
    circle(sunX, sunY, sun * 1.22, glow, { opacity: 0.25 }) +
    circle(sunX, sunY, sun, glow) +
    line(`M0 ${height * 0.1} Q${width / 2} ${height * 0.26} ${width} ${height * 0.1}`, palette.resist, 3, { opacity: 0.6 }) +
    bulbs +
    shape(hill(height * 0.68, height * 0.12), palette.mid) +
    shape(hill(height * 0.78, height * -0.1), CLOTH) +
    crowd
  );
}

/** Stalls under striped awnings: markets and fairs. */
export function stalls({ width, height, palette, random }) {
  const count = Math.max(2, Math.round(width / 480));
  const step = width / count;
  const [roof, counter, floor] = [height * 0.34, height * 0.66, height * 0.86];
  const booths = times(count, (at) => {
    const [left, wide] = [at * step + step * 0.07, step * 0.86];
    const stripes = 6;
    const strip = wide / stripes;
    const warm = random.pick(WARM);
    const awning = times(stripes, (n) => {
      const x = left + n * strip;
      return shape(
        `M${x} ${roof} H${x + strip} V${roof + height * 0.11} A${strip / 2} ${strip / 2} 0 0 1 ${x} ${roof + height * 0.11} Z`,
        n % 2 ? palette.resist : warm,
      );
    });
    const goods = times(5, (n) => {
      const [x, size] = [left + wide * (0.14 + n * 0.18), wide * random.between(0.05, 0.075)];
      return random.next() < 0.5
        ? circle(x, counter - size, size, random.pick([palette.mid, palette.deep, palette.accent]))
        : rect(x - size, counter - size * 2.2, size * 2, size * 2.2, random.pick([SECOND, palette.mid, palette.deep]), { rx: 6 });
    });
    return (
      line(`M${left + 12} ${roof} V${floor} M${left + wide - 12} ${roof} V${floor}`, palette.deep, 12) +
      goods +
      rect(left + 4, counter, wide - 8, floor - counter, CLOTH) +
      rect(left - 6, counter - 6, wide + 12, 18, palette.deep, { rx: 6 }) +
      awning
    );
  });
  const flags = times(Math.round(width / 70), (at) => {
    const t = (at + 0.5) / Math.round(width / 70);
    const [x, y] = [width * t, height * (0.08 + 0.28 * t * (1 - t))];
    return shape(`M${x - 17} ${y} H${x + 17} L${x} ${y + 38} Z`, [palette.accent, palette.mid, palette.deep][at % 3]);
  });
  return (
    rect(0, 0, width, height, palette.ground) +
    circle(width * 0.8, height * 0.26, height * 0.16, palette.accent, { opacity: 0.35 }) +
    rect(0, floor, width, height - floor, palette.accent, { opacity: 0.25 }) +
    line(`M0 ${height * 0.08} Q${width / 2} ${height * 0.22} ${width} ${height * 0.08}`, palette.deep, 4) +
    flags +
    booths
  );
}

/** A hall of arches, one of them lit: talks, shows, launches. */
export function arches({ width, height, palette, random }) {
  const count = Math.max(3, Math.round(width / 320));
  const step = width / count;
  const floor = height * 0.84;
  const lit = Math.floor(count / 2);
  const openings = times(count, (at) => {
    const [left, wide] = [at * step + step * 0.13, step * 0.74];
    const top = height * (at === lit ? 0.2 : 0.28) + wide / 2;
    const outline = `M${left} ${floor} V${top} A${wide / 2} ${wide / 2} 0 0 1 ${left + wide} ${top} V${floor} Z`;
    const sun = at === lit ? circle(left + wide / 2, top + wide * 0.1, wide * 0.3, random.pick(WARM)) : '';
    return (
      shape(outline, at === lit ? palette.resist : [CLOTH, SECOND][at % 2]) +
      sun +
      shape(outline, 'none', { stroke: palette.resist, 'stroke-width': 8 })
    );
  });
  const guests = times(Math.round(width / 110), (at) => {
    const [x, size] = [at * 110 + random.between(30, 60), random.between(26, 34)];
    return circle(x, height * 0.9, size, NIGHT) + ellipse(x, height * 0.9 + size * 2.6, size * 1.8, size * 1.7, NIGHT);
  });
  return rect(0, 0, width, height, palette.mid) + rect(0, floor, width, height - floor, palette.deep) + openings + guests;
}

/** A long laid table under lanterns: suppers. */
export function supper({ width, height, palette, random }) {
  const table = height * 0.66;
  const lanterns = times(5, (at) => {
    const [x, drop, size] = [width * (0.1 + at * 0.2), height * random.between(0.14, 0.3), height * random.between(0.07, 0.1)];
    return (
      line(`M${x} 0 V${drop}`, palette.resist, 3) +
      circle(x, drop + size, size * 1.5, '#d8a342', { opacity: 0.18 }) +
      ellipse(x, drop + size, size * 0.9, size, random.pick(WARM)) +
      line(`M${x - size * 0.85} ${drop + size} H${x + size * 0.85}`, palette.resist, 3)
    );
  });
  const places = Math.round(width / 260);
  const settings = times(places, (at) => {
    const x = (width / places) * (at + 0.5);
    return (
      ellipse(x, table + 12, 84, 16, palette.resist) +
      shape(
        `M${x - 52} ${table - 34} H${x + 52} Q${x + 40} ${table + 12} ${x} ${table + 12} Q${x - 40} ${table + 12} ${x - 52} ${table - 34}`,
        palette.accent,
      ) +
      rect(x + 100, table - 90, 16, 96, palette.resist, { rx: 6 }) +
      circle(x + 108, table - 106, 10, '#d8a342')
    );
  });
  return (
    rect(0, 0, width, height, palette.deep) +
    shape(
      `M0 ${height * 0.5} Q${width * 0.3} ${height * 0.4} ${width * 0.6} ${height * 0.5} T${width} ${height * 0.46} V${height} H0 Z`,
      palette.mid,
      { opacity: 0.6 },
    ) +
    lanterns +
    rect(0, table, width, height - table, CLOTH) +
    rect(0, table, width, 16, palette.resist) +
    settings
  );
}
