import { arches, evening, stalls, supper } from './gatherings.mjs';
import { OBJECTS } from './objects.mjs';
import { subjectOf } from './subjects.mjs';
import { circle, ellipse, group, line, rect, shape, times } from './svg.mjs';

const CLOTH = 'url(#cloth)';
const SECOND = 'url(#second)';

/** The function that draws what the words of a name are about. */
export function sceneFor(words) {
  const subject = subjectOf(words);
  if (subject in OBJECTS) return (canvas) => stillLife(canvas, OBJECTS[subject]);
  return PICTURES[subject] ?? collage;
}

const PICTURES = { portrait, logo, evening, stalls, arches, supper, clothesline };

function stillLife({ width, height, palette, random }, object) {
  const scale = (Math.min(width, height) / 1000) * 0.94;
  const table = height * random.between(0.74, 0.79);
  return (
    rect(0, 0, width, height, palette.ground) +
    circle(width * random.between(0.47, 0.53), height * 0.48, Math.min(width, height) * 0.41, '#fff', { opacity: 0.35 }) +
    rect(0, table, width, height - table, palette.accent, { opacity: 0.12 }) +
    group(`translate(${width / 2 - 500 * scale} ${height / 2 - 510 * scale}) scale(${scale})`, object(palette))
  );
}

function clothesline({ width, height, palette, random }) {
  const count = Math.max(4, Math.round(width / 260));
  const step = width / count;
  const line1 = (x) => height * (0.12 + 0.05 * Math.sin((x / width) * Math.PI));
  const cloths = times(count, (at) => {
    const [left, right] = [at * step + step * 0.05, (at + 1) * step - step * 0.05];
    const bottom = height * random.between(0.66, 0.94);
    const sway = random.between(-0.14, 0.14) * step;
    const outline =
      `M${left.toFixed()} ${line1(left).toFixed()} L${right.toFixed()} ${line1(right).toFixed()} ` +
      `Q${(right + sway * 0.2).toFixed()} ${(bottom * 0.6).toFixed()} ${(right + sway).toFixed()} ${bottom.toFixed()} ` +
      `Q${((left + right) / 2 + sway).toFixed()} ${(bottom - height * 0.05).toFixed()} ${(left + sway).toFixed()} ${bottom.toFixed()} ` +
      `Q${(left + sway * 0.2).toFixed()} ${(bottom * 0.6).toFixed()} ${left.toFixed()} ${line1(left).toFixed()} Z`;
    const fill = [CLOTH, SECOND, palette.mid, CLOTH, palette.accent, SECOND][Math.floor(random.next() * 6)];
    const pegs = rect(left + 14, line1(left) - 12, 9, 34, palette.deep) + rect(right - 23, line1(right) - 12, 9, 34, palette.deep);
    return shape(outline, fill) + shape(outline, 'url(#fold)') + pegs;
  });
  return (
    rect(0, 0, width, height, palette.ground) +
    circle(width * 0.76, height * 0.42, height * 0.3, palette.accent, { opacity: 0.22 }) +
    line(`M0 ${height * 0.12} Q${width / 2} ${height * 0.22} ${width} ${height * 0.12}`, palette.deep, 5) +
    cloths
  );
}

function portrait({ width, height, palette, random }) {
  const skin = random.pick(['#7a4a2e', '#5c3522', '#8d5a3a', '#4a2c1d']);
  const scale = height / 1000;
  const wrapped = random.next() < 0.5;
  const hair = wrapped
    ? shape('M330 400 Q300 160 520 140 Q740 150 680 400 Q510 290 330 400 Z', SECOND) + ellipse(660, 190, 90, 62, palette.accent)
    : shape('M345 420 Q320 190 505 190 Q690 190 665 420 Q640 320 505 316 Q370 320 345 420 Z', '#1c1412');
  return (
    rect(0, 0, width, height, palette.ground) +
    circle(width / 2, height * 0.46, Math.min(width, height) * 0.4, palette.accent, { opacity: 0.3 }) +
    group(
      `translate(${width / 2 - 500 * scale} ${height - 1000 * scale}) scale(${scale})`,
      rect(438, 560, 130, 190, skin, { rx: 60 }) +
        ellipse(505, 440, 158, 196, skin) +
        hair +
        shape('M150 1000 Q170 720 430 690 Q505 760 580 690 Q840 720 860 1000 Z', CLOTH) +
        line('M430 690 Q505 764 580 690', palette.resist, 14),
    )
  );
}

function logo({ width, height, palette, random }) {
  const r = Math.min(width, height) * 0.44;
  const [x, y] = [width / 2, height / 2];
  const count = random.pick([4, 5, 6, 8, 12]);
  const breadth = r * (1.9 / count + 0.03);
  const petals = times(count, (at) =>
    group(
      `rotate(${(at * 360) / count} ${x} ${y})`,
      shape(
        `M${x} ${y - r * 0.14} Q${x - breadth} ${y - r * 0.46} ${x} ${y - r * 0.8} Q${x + breadth} ${y - r * 0.46} ${x} ${y - r * 0.14}`,
        palette.resist,
      ),
    ),
  );
  return (
    circle(x, y, r, palette.deep) +
    circle(x, y, r * 0.9, 'none', { stroke: palette.resist, 'stroke-width': r * 0.025 }) +
    petals +
    circle(x, y, r * 0.1, palette.accent)
  );
}

function collage({ width, height, palette, random }) {
  const r = Math.min(width, height) * random.between(0.28, 0.36);
  const [x, y] = [width * random.pick([0.36, 0.5, 0.64]), height * random.between(0.42, 0.55)];
  const split = width * random.between(0.38, 0.62);
  return (
    rect(0, 0, width, height, CLOTH) +
    rect(split, 0, width - split, height, SECOND) +
    rect(split - 7, 0, 14, height, palette.resist) +
    circle(x, y, r, palette.ground) +
    circle(x, y, r * 0.86, palette.accent, { opacity: 0.9 }) +
    shape(`M${x - r * 0.86} ${y} A${r * 0.86} ${r * 0.86} 0 0 0 ${x + r * 0.86} ${y} Z`, palette.mid)
  );
}
