/** Kind of a font, by which its fallback is chosen. */
type FontKind = 'sans' | 'serif' | 'mono' | 'round';

/** Fonts that every device has, by kind. */
export const SYSTEM_STACKS: Readonly<Record<FontKind, string>> = {
  sans: `system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif`,
  serif: `ui-serif,'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif`,
  mono: `ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,'Noto Sans Mono',monospace`,
  round: `ui-rounded,'SF Pro Rounded','Arial Rounded MT Bold',Quicksand,system-ui,'Segoe UI',Roboto,sans-serif`,
};

/**
 * Fonts of the pairings, by the name of their package: family and kind. `fit` is what makes Arial, Times New Roman or Courier New
 * take the same space, in percent: `size-adjust`, `ascent-override` and `descent-override`.
 */
const FONTS = {
  'dm-sans': { family: 'DM Sans', kind: 'sans', fit: [105.13, 94.36, 29.49] },
  figtree: { family: 'Figtree', kind: 'sans', fit: [101.27, 93.81, 24.69] },
  fraunces: { family: 'Fraunces', kind: 'serif', fit: [115.46, 84.71, 22.09] },
  inter: { family: 'Inter', kind: 'sans', fit: [107.89, 89.79, 22.36] },
  'jetbrains-mono': { family: 'JetBrains Mono', kind: 'mono', fit: [99.98, 102.02, 30] },
  lora: { family: 'Lora', kind: 'serif', fit: [114.93, 87.53, 23.84] },
  nunito: { family: 'Nunito', kind: 'round', fit: [101.63, 99.48, 34.73] },
  'playfair-display': { family: 'Playfair Display', kind: 'serif', fit: [111.11, 97.38, 22.59] },
  'public-sans': { family: 'Public Sans', kind: 'sans', fit: [105.46, 90.08, 21.33] },
  'space-grotesk': { family: 'Space Grotesk', kind: 'sans', fit: [110.86, 88.76, 26.34] },
} as const satisfies Record<string, { family: string; kind: FontKind; fit: readonly [size: number, ascent: number, descent: number] }>;

export type FontName = keyof typeof FONTS;

/**
 * Characters of a font file, by the names of Fontsource; `vietnamese` has most letters of Yoruba and Igbo, too, and `latin-ext` the
 * others, and ₦. `nigerian` has these few characters of Inter, whose `latin-ext` is too heavy, also for fonts that do not draw ₦.
 */
export type FontSubset = 'latin' | 'latin-ext' | 'vietnamese' | 'nigerian';

/** Font of headings or text. */
export interface PairedFont {
  /** Package of the font, `@fontsource-variable/<name>`; absent where system fonts are used. */
  name?: FontName;
  kind: FontKind;
  /** Family, without quotes. */
  family?: string;
  /** `font-family` for places that have no font files, such as mails: the font where it is installed, else system fonts. */
  stack: string;
  /** Files that a page may load. */
  subsets: readonly FontSubset[];
  /** Percentages that make Arial, Times New Roman or Courier New take the space of the font. */
  fit?: readonly [size: number, ascent: number, descent: number];
}

/** Fonts of a shop. */
export interface FontPairing {
  /** One of `FONT_PAIRINGS`, or `system`. */
  name: PairingName | 'system';
  headings: PairedFont;
  text: PairedFont;
}

type Files = readonly [font: FontName, ...subsets: FontSubset[]];

/** The pairings: fonts of headings and text with the files of each, at most 100 KB together. */
const PAIRINGS = {
  inter: [
    ['inter', 'latin', 'vietnamese', 'nigerian'],
    ['inter', 'latin', 'vietnamese', 'nigerian'],
  ],
  figtree: [
    ['figtree', 'latin', 'latin-ext', 'nigerian'],
    ['figtree', 'latin', 'latin-ext', 'nigerian'],
  ],
  nunito: [
    ['nunito', 'latin', 'latin-ext', 'vietnamese'],
    ['nunito', 'latin', 'latin-ext', 'vietnamese'],
  ],
  'fraunces-inter': [
    ['fraunces', 'latin'],
    ['inter', 'latin', 'vietnamese', 'nigerian'],
  ],
  'inter-lora': [
    ['inter', 'latin', 'nigerian'],
    ['lora', 'latin', 'vietnamese'],
  ],
  'playfair-display-public-sans': [
    ['playfair-display', 'latin'],
    ['public-sans', 'latin', 'latin-ext', 'vietnamese'],
  ],
  'space-grotesk-dm-sans': [
    ['space-grotesk', 'latin', 'vietnamese'],
    ['dm-sans', 'latin', 'latin-ext', 'nigerian'],
  ],
  'jetbrains-mono-public-sans': [
    ['jetbrains-mono', 'latin'],
    ['public-sans', 'latin', 'latin-ext', 'vietnamese'],
  ],
} as const satisfies Record<string, readonly [headings: Files, text: Files]>;

export type PairingName = keyof typeof PAIRINGS;

export const FONT_PAIRINGS = Object.keys(PAIRINGS) as readonly PairingName[];

const SYSTEM: PairedFont = { kind: 'sans', stack: SYSTEM_STACKS.sans, subsets: [] };

/** Styles of fonts, in the order in which names are read: `dm-sans` is found before `sans`. */
const STYLES = {
  mono: /mono|code|courier|typewriter/,
  round: /round|nunito|quicksand|comfortaa|varela|fredoka|baloo/,
  contrast: /playfair|bodoni|didot|cormorant|abril|dm[ -]serif|prata|cinzel/,
  geometric: /figtree|poppins|montserrat|outfit|raleway|jakarta|manrope|urbanist|lexend|sora|rubik|josefin/,
  grotesk: /grotesk|grotesque|space|syne|archivo|oswald|bebas|dm[ -]sans/,
  sans: /sans|inter|roboto|helvetica|arial|lato|franklin|karla|libre[ -]franklin|segoe|verdana/,
  serif:
    /serif|fraunces|lora|merriweather|garamond|georgia|baskerville|caslon|crimson|libre|newsreader|spectral|slab|times|tiempos|bitter|palatino/,
} as const;

type FontStyle = keyof typeof STYLES;

const ANY_STYLE = new RegExp(
  Object.entries(STYLES)
    .map(([style, { source }]) => `(?<${style}>${source})`)
    .join('|'),
  'g',
);

/**
 * Returns the fonts of a shop: one of the eight pairings by its name, the nearest of them for other names of fonts, and system
 * fonts for words that name no font.
 * @param value `fontPairing` of a theme, or names of fonts, that of headings first: `fraunces-inter`, `Playfair Display, Lato`
 */
export function fontPairing(value: string | undefined): FontPairing {
  const words = (value ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_+,/]+/g, '-');
  const name = FONT_PAIRINGS.find((pairing) => pairing === words) ?? nearestPairing(words);
  if (name === undefined) return { name: 'system', headings: SYSTEM, text: SYSTEM };
  const [headings, text] = PAIRINGS[name].map(pairedFont) as [PairedFont, PairedFont];
  return { name, headings, text };
}

function pairedFont([name, ...subsets]: Files): PairedFont {
  const { family, kind, fit } = FONTS[name];
  return { name, family, kind, fit, subsets, stack: `'${family}',${SYSTEM_STACKS[kind]}` };
}

function nearestPairing(words: string): PairingName | undefined {
  const styles = [...words.matchAll(ANY_STYLE)].map(({ groups = {} }) => Object.keys(groups).find((style) => groups[style])! as FontStyle);
  const [headings] = styles;
  const isSerif = (style: FontStyle | undefined) => style === 'serif' || style === 'contrast';
  if (headings === undefined) return undefined;
  if (!isSerif(headings) && isSerif(styles.at(-1))) return 'inter-lora';
  return NEAREST[headings];
}

/** Pairings by the style of the font of headings. */
const NEAREST: Readonly<Record<FontStyle, PairingName>> = {
  mono: 'jetbrains-mono-public-sans',
  round: 'nunito',
  contrast: 'playfair-display-public-sans',
  geometric: 'figtree',
  grotesk: 'space-grotesk-dm-sans',
  sans: 'inter',
  serif: 'fraunces-inter',
};
