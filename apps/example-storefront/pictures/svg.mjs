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
