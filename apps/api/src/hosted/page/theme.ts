import { inkOn, readableOn } from '@svc/contracts';
import type { Brand } from './render-page';

/** What stands behind everything, and behind a card, by day and by night, and by how much text in a merchant's colour stands out from both. */
const DAY = { paper: '#f6f6f4', card: '#ffffff', contrast: 4.5 };
const NIGHT = { paper: '#111416', card: '#1a1e21', contrast: 7.5 };

/** The service's own colour, where a merchant has chosen none. */
const PLAIN = '#16535e';

const BY_DAY =
  '--ink:#191d20;--quiet:#5a6268;--line:#e4e3df;--edge:#82898e;--bad:#a3231f;--bad-tint:#fcf0ee;--good:#1f6b3f;--good-tint:#ecf6ef;--warn:#7a5200;--warn-tint:#fbf4e4;--tint:#f3f4f4;--shade:0 1px 2px #14171a0f,0 4px 16px #14171a0a;';
const BY_NIGHT =
  '--ink:#eceeef;--quiet:#a9b1b7;--line:#30363b;--edge:#7f888f;--bad:#ff9c94;--bad-tint:#38211f;--good:#86d3a2;--good-tint:#1b2f23;--warn:#f0c26a;--warn-tint:#332a17;--tint:#252a2e;--shade:none;';

const SANS = `system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif`;
const SERIF = `ui-serif,'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif`;
const MONO = `ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,'Noto Sans Mono',monospace`;
const ROUND = `ui-rounded,'SF Pro Rounded','Arial Rounded MT Bold',Quicksand,system-ui,'Segoe UI',Roboto,sans-serif`;

/** Of fonts that merchants name, what of every device comes near to them; anything else is sans. */
const NEAR: readonly (readonly [name: RegExp, stack: string])[] = [
  [/mono|code|courier/, MONO],
  [/sans|grotesk|grotesque/, SANS],
  [
    /serif|fraunces|playfair|lora|merriweather|garamond|georgia|baskerville|bodoni|caslon|cormorant|crimson|didot|libre|newsreader|spectral|slab|times|tiempos/,
    SERIF,
  ],
  [/round|nunito|quicksand|comfortaa|varela|fredoka/, ROUND],
];

/** The tokens of every page, in a merchant's colour (`#rrggbb` and its short forms) and fonts. No font is loaded from anywhere. */
export function themeOf({ colour = PLAIN, fontPairing }: Pick<Brand, 'colour' | 'fontPairing'>): string {
  const { head, text } = fontsOf(fontPairing);
  return `:root{--head:${head};--text:${text};${colours(colour, DAY)}${BY_DAY}}@media(prefers-color-scheme:dark){:root{${colours(colour, NIGHT)}${BY_NIGHT}}}`;
}

/** `--accent` is for text and lines, brighter by night, where a colour that just can be read looks switched off; `--fill` for surfaces, which carry text in `--on-fill` and stand out by `--rim`. */
function colours(colour: string, { paper, card, contrast }: typeof DAY): string {
  const shade = (ratio: number) => readableOn([card, paper], colour, ratio);
  return `--paper:${paper};--card:${card};--accent:${shade(contrast)};--rim:${shade(3)};--fill:${shade(1)};--on-fill:${inkOn(colour)};`;
}

/** `fraunces-inter`: headings near to the first, text near to the second. */
function fontsOf(pairing: string | undefined): { head: string; text: string } {
  if (pairing === undefined) return { head: SANS, text: SANS };
  const [head = '', text = 'sans'] = pairing.toLowerCase().split(/[-_+ ]+/);
  return { head: stackOf(head), text: stackOf(text) };
}

function stackOf(name: string): string {
  return NEAR.find(([names]) => names.test(name))?.[1] ?? SANS;
}
