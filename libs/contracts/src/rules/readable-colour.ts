type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** How far a colour is moved at a time on its way to being readable: 1/32 of the way to black or white. */
const STEPS = 32;

/** The ratio of WCAG 2.2 between two colours, `#rrggbb`: 1 for equal ones, 21 for black and white. */
export function contrast(one: string, other: string): number {
  return contrastOf(rgbOf(one), rgbOf(other));
}

/**
 * The colour itself where it stands out from all of `grounds` by at least `ratio`, or else the nearest mixture with
 * black or white that does. Colours are `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (what shines through is ignored); answers `#rrggbb`.
 */
export function readableOn(grounds: readonly string[], colour: string, ratio: number): string {
  const behind = grounds.map(rgbOf);
  const start = rgbOf(colour);
  const far = luminanceOf(behind[0]!) > 0.18 ? BLACK : WHITE;
  for (let step = 0; step < STEPS; step += 1) {
    const mixture = mix(start, far, step / STEPS);
    if (behind.every((ground) => contrastOf(mixture, ground) >= ratio)) return hexOf(mixture);
  }
  return hexOf(far);
}

/** Black or white, whichever reads better on `ground`; it always reaches 4.5. */
export function inkOn(ground: string): string {
  const behind = rgbOf(ground);
  return hexOf(contrastOf(WHITE, behind) >= contrastOf(BLACK, behind) ? WHITE : BLACK);
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

/** Relative luminance of sRGB as WCAG defines it, 0 to 1. */
function luminanceOf([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
