import { inkOn, readableOn } from '@svc/contracts';
import type { Brand } from './render-page';

/** Background of the page and of cards, and the contrast of a merchant's colour to both, in the light and the dark theme. */
const LIGHT = { paper: '#f6f6f4', card: '#ffffff', contrast: 4.5 };
const DARK = { paper: '#111416', card: '#1a1e21', contrast: 7.5 };

/** Default colour of pages whose merchant has chosen none. */
const DEFAULT_COLOUR = '#16535e';

const LIGHT_TOKENS =
  '--ink:#191d20;--quiet:#5a6268;--line:#e4e3df;--edge:#82898e;--bad:#a3231f;--bad-tint:#fcf0ee;--good:#1f6b3f;--good-tint:#ecf6ef;--warn:#7a5200;--warn-tint:#fbf4e4;--tint:#f3f4f4;--shade:0 1px 2px #14171a0f,0 4px 16px #14171a0a;';
const DARK_TOKENS =
  '--ink:#eceeef;--quiet:#a9b1b7;--line:#30363b;--edge:#7f888f;--bad:#ff9c94;--bad-tint:#38211f;--good:#86d3a2;--good-tint:#1b2f23;--warn:#f0c26a;--warn-tint:#332a17;--tint:#252a2e;--shade:none;';

const SANS = `system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif`;
const SERIF = `ui-serif,'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif`;
const MONO = `ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,'Noto Sans Mono',monospace`;
const ROUND = `ui-rounded,'SF Pro Rounded','Arial Rounded MT Bold',Quicksand,system-ui,'Segoe UI',Roboto,sans-serif`;

/** System font stacks that resemble the fonts of merchants; any other font becomes sans. */
const FONT_STACKS: readonly (readonly [name: RegExp, stack: string])[] = [
  [/mono|code|courier/, MONO],
  [/sans|grotesk|grotesque/, SANS],
  [
    /serif|fraunces|playfair|lora|merriweather|garamond|georgia|baskerville|bodoni|caslon|cormorant|crimson|didot|libre|newsreader|spectral|slab|times|tiempos/,
    SERIF,
  ],
  [/round|nunito|quicksand|comfortaa|varela|fredoka/, ROUND],
];

/** Returns the design tokens of a page, in a merchant's colour (`#rrggbb` and its short forms) and fonts. No font is downloaded. */
export function themeOf({ colour = DEFAULT_COLOUR, fontPairing }: Pick<Brand, 'colour' | 'fontPairing'>): string {
  const { head, text } = fontsOf(fontPairing);
  return `:root{--head:${head};--text:${text};${colours(colour, LIGHT)}${LIGHT_TOKENS}}@media(prefers-color-scheme:dark){:root{${colours(colour, DARK)}${DARK_TOKENS}}}`;
}

/**
 * Returns the colour tokens: `--accent` for text and lines, brighter in the dark theme, where the minimum contrast looks
 * disabled; `--fill` for surfaces, with text in `--on-fill` and the border `--rim`.
 */
function colours(colour: string, { paper, card, contrast }: typeof LIGHT): string {
  const shade = (ratio: number) => readableOn([card, paper], colour, ratio);
  return `--paper:${paper};--card:${card};--accent:${shade(contrast)};--rim:${shade(3)};--fill:${shade(1)};--on-fill:${inkOn(colour)};`;
}

/** Parses a pairing such as `fraunces-inter` into the font stacks of headings and text. */
function fontsOf(pairing: string | undefined): { head: string; text: string } {
  if (pairing === undefined) return { head: SANS, text: SANS };
  const [head = '', text = 'sans'] = pairing.toLowerCase().split(/[-_+ ]+/);
  return { head: stackOf(head), text: stackOf(text) };
}

function stackOf(name: string): string {
  return FONT_STACKS.find(([names]) => names.test(name))?.[1] ?? SANS;
}
