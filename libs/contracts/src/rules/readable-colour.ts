type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** Number of steps from a colour to black or white in the search for a readable one. */
const STEPS = 32;

/** Returns the contrast ratio of two colours (WCAG 2.2), `#rrggbb`: 1 for equal ones, 21 for black and white. */
export function contrast(one: string, other: string): number {
  return contrastOf(rgbOf(one), rgbOf(other));
}

/**
 * Returns the colour itself where its contrast with all of `grounds` is at least `ratio`, or else the nearest mixture with
 * black or white that has it, as `#rrggbb`. Colours are `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (transparency is ignored).
 */
export function readableOn(grounds: readonly string[], colour: string, ratio: number): string {
  const behind = grounds.map(rgbOf);
  const start = rgbOf(colour);
  const far = poleOf(behind[0]!);
  for (let step = 0; step < STEPS; step += 1) {
    const mixture = mix(start, far, step / STEPS);
    if (behind.every((ground) => contrastOf(mixture, ground) >= ratio)) return hexOf(mixture);
  }
  return hexOf(far);
}

/** Returns black or white, the one with more contrast on `ground`; it is always at least 4.5. */
export function inkOn(ground: string): string {
  return hexOf(poleOf(rgbOf(ground)));
}

/** Mixture of two colours, `#rrggbb`; `share` of the second is from 0 to 1. */
export function mixColours(one: string, other: string, share: number): string {
  return hexOf(mix(rgbOf(one), rgbOf(other), share));
}

function poleOf(ground: Rgb): Rgb {
  return contrastOf(WHITE, ground) >= contrastOf(BLACK, ground) ? WHITE : BLACK;
}

function rgbOf(hex: string): Rgb {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const at = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [at(0), at(2), at(4)];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance of sRGB as WCAG defines it, 0 to 1. */
function luminanceOf([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
