import type { StorefrontTheme } from '../../shapes/render-config';
import { mixColours } from '../readable-colour';
import { fontPairing, type FontPairing } from './font-pairings';
import type { HeaderMark } from './shop-mark';
import { coloursByDay, coloursByNight, type Palette, type ThemeColours } from './theme-colours';

/** Colour of shops that have chosen none. */
const DEFAULT_COLOUR = '#16535e';

/** Look of a shop outside of its theme. */
export interface ShopBrand {
  /** Colour of the shop, where its theme has none. */
  colour?: string;
  /** Form of its buttons, `content.header.pillStyle`. */
  pillStyle?: string;
  /** Logo and name in the header of its pages, `content.header`. */
  header?: HeaderMark;
}

/** Radii of corners, in CSS pixels. */
export interface Corners {
  button: number;
  card: number;
  field: number;
}

/** Look of a shop, as values that pages, mails and prints share. */
export interface ThemeTokens {
  day: ThemeColours;
  night: ThemeColours;
  corners: Corners;
  /** Factor of the space within and between parts. */
  spacing: number;
  /** Width of a page with one column, in rem. */
  contentWidth: number;
  fonts: FontPairing;
}

/** A radius that is more than half the height of any button. */
const PILL = 999;

const CORNERS = {
  square: { button: 0, card: 0, field: 0 },
  soft: { button: 10, card: 16, field: 10 },
  pill: { button: PILL, card: 16, field: 12 },
} as const satisfies Record<string, Corners>;

const CORNER_WORDS: readonly (readonly [words: RegExp, corners: Corners])[] = [
  [/pill|round|full|circle|capsule/, CORNERS.pill],
  [/square|sharp|none|straight|rect/, CORNERS.square],
];

const SPACINGS: readonly (readonly [words: RegExp, factor: number])[] = [
  [/compact|tight|dense|condensed|small/, 0.85],
  [/airy|spacious|relaxed|loose|wide|generous|large/, 1.15],
];

const WIDTHS: readonly (readonly [words: RegExp, rem: number])[] = [
  [/narrow|small|slim|compact/, 34],
  [/wide|full|large|fluid/, 42],
];

/**
 * Returns the look of a shop, with colours that are readable on its background by day and by night. Words and values that are
 * unknown are ignored.
 * @param theme `renderConfig.theme` of the storefront document
 */
export function themeTokens(theme: Partial<StorefrontTheme> = {}, brand: ShopBrand = {}): ThemeTokens {
  const palette = paletteOf(theme, brand);
  return {
    day: coloursByDay(palette),
    night: coloursByNight(palette),
    corners: named(CORNER_WORDS, brand.pillStyle) ?? CORNERS.soft,
    spacing: named(SPACINGS, theme.spacing) ?? 1,
    contentWidth: named(WIDTHS, theme.contentWidth) ?? 38,
    fonts: fontPairing(fontNames(theme)),
  };
}

/** Returns the colour of a shop, `#rrggbb`, which the bands of its prints and passes have; that of its buttons, where its cards show it. */
export function shopColour({ theme = {}, ...brand }: ShopBrand & { theme?: Partial<StorefrontTheme> }): string {
  const { main } = paletteOf(theme, brand);
  return mixColours(main, main, 0);
}

/** Colour that a merchant has chosen for buttons, and the one that they have instead, since they would look like their card. */
export interface HiddenColour {
  chosen: string;
  /** Ground of the cards from which the chosen colour cannot be distinguished. */
  card: string;
  shown: string;
}

/** Returns the colour of a shop that buttons cannot have by day on its palette; undefined where they have it. */
export function hiddenColour(theme: Partial<StorefrontTheme> = {}, brand: ShopBrand = {}): HiddenColour | undefined {
  const { card, fill } = themeTokens(theme, brand).day;
  const chosen = shopColour({ theme, ...brand });
  return chosen === fill ? undefined : { chosen, card, shown: fill };
}

/** The palette that the theme names among its own; `accentSource: palette` has its accent before the colour of the shop. */
function paletteOf({ palette, customPalettes = [], brandColor, accentSource }: Partial<StorefrontTheme>, { colour }: ShopBrand): Palette {
  const chosen = customPalettes.find(({ id }) => id === palette && palette !== undefined) ?? {};
  const own = (name: string) => hexIn(chosen[name]);
  const shop = hexIn(brandColor) ?? hexIn(colour);
  const [accent, primary] = [own('accent'), own('primary')];
  const main = accentSource === 'palette' ? (accent ?? primary ?? shop) : (shop ?? primary ?? accent);
  return { background: own('background'), surface: own('surface'), text: own('text'), main: main ?? DEFAULT_COLOUR, accent };
}

/** Names of the fonts: those of the pack that the theme names among its own, else the words of `fontPairing`. */
function fontNames({ fontPairing: name, customFontPacks = [] }: Partial<StorefrontTheme>): string | undefined {
  const { headings, body } = customFontPacks.find(({ id }) => id === name && name !== undefined) ?? {};
  const names = [headings, body].filter((each) => typeof each === 'string');
  return names.length > 0 ? [...new Set(names)].join('-') : name;
}

function hexIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ? value : undefined;
}

function named<T>(rows: readonly (readonly [words: RegExp, value: T])[], word: string | undefined): T | undefined {
  return word === undefined ? undefined : rows.find(([words]) => words.test(word.toLowerCase()))?.[1];
}
