import { contrast, inkOn, mixColours, readableOn } from '../readable-colour';

/** Colours of a page, mail or print, each `#rrggbb`; text on its grounds has a contrast of at least 4.5, edges of 3. */
export interface ThemeColours {
  /** Ground of the page. */
  paper: string;
  /** Ground of cards and fields. */
  card: string;
  /** Ground of what stands out on a card. */
  tint: string;
  ink: string;
  /** Secondary text. */
  quiet: string;
  /** Decorative line. */
  line: string;
  /** Border of fields. */
  edge: string;
  /** Links and other text in the colour of the shop. */
  accent: string;
  /** Buttons, with text in `onFill` and the outline `rim`: the fill or the outline has a contrast of 3 with card and page. */
  fill: string;
  onFill: string;
  rim: string;
  /** Decorative second colour of the shop. */
  highlight: string;
  bad: string;
  badTint: string;
  good: string;
  goodTint: string;
  warn: string;
  warnTint: string;
}

/** Colours that a merchant has chosen, in any form of `#rrggbb`. */
export interface Palette {
  background?: string;
  /** Ground of cards; used where it is light or dark as the background is. */
  surface?: string;
  text?: string;
  /** Colour of buttons and links. */
  main: string;
  /** Second colour. */
  accent?: string;
}

const TEXT = 4.5;
const EDGE = 3;
/** Contrast of the accent on dark grounds, where a pale shade at 4.5 looks disabled. */
const ON_DARK = 7.5;
/** Contrast of text that the texts of a page keep where the ground allows it. */
const COMFORTABLE = 7;

/** Colours of shops without a palette, beside those that follow from the colour of the shop. */
const NEUTRAL = {
  day: {
    ...{ paper: '#f6f6f4', card: '#ffffff', tint: '#f3f4f4', ink: '#191d20', quiet: '#5a6268', line: '#e4e3df', edge: '#82898e' },
    ...{ bad: '#a3231f', badTint: '#fcf0ee', good: '#1f6b3f', goodTint: '#ecf6ef', warn: '#7a5200', warnTint: '#fbf4e4' },
  },
  night: {
    ...{ paper: '#111416', card: '#1a1e21', tint: '#252a2e', ink: '#eceeef', quiet: '#a9b1b7', line: '#30363b', edge: '#7f888f' },
    ...{ bad: '#ff9c94', badTint: '#38211f', good: '#86d3a2', goodTint: '#1b2f23', warn: '#f0c26a', warnTint: '#332a17' },
  },
} as const;

type Grounded = Omit<ThemeColours, 'accent' | 'fill' | 'onFill' | 'rim' | 'highlight'>;

/** Returns the colours of a shop by day. */
export function coloursByDay(palette: Palette): ThemeColours {
  return withMain(palette.background === undefined ? NEUTRAL.day : grounded(palette.background, palette), palette);
}

/** Returns the colours of a shop by night: those by day where its background is dark, else darkened ones. */
export function coloursByNight(palette: Palette): ThemeColours {
  const { background, surface: _light, ...others } = palette;
  if (background === undefined) return withMain(NEUTRAL.night, palette);
  if (isDark(background)) return coloursByDay(palette);
  return withMain(grounded(nightGround(others.text ?? background), { ...others, text: background }), palette);
}

/** The neutral night with a trace of a colour. */
function nightGround(colour: string): string {
  return mixColours(NEUTRAL.night.paper, readableOn(['#ffffff'], colour, 12), 0.35);
}

function isDark(ground: string): boolean {
  return inkOn(ground) === '#ffffff';
}

/** The colours that follow from a background and the colour of text. */
function grounded(background: string, { surface, text }: Pick<Palette, 'surface' | 'text'>): Grounded {
  const paper = mixColours(background, background, 0);
  const pole = inkOn(paper);
  const away = pole === '#000000' ? '#ffffff' : '#000000';
  const base = isDark(paper) ? NEUTRAL.night : NEUTRAL.day;
  const fits = surface !== undefined && inkOn(surface) === pole;
  const card = fits ? mixColours(surface, surface, 0) : raised(paper, away);
  const tinted = (colour: string, share: number) => legible(mixColours(card, colour, share), pole, card);
  const [tint, badTint, goodTint, warnTint] = [tinted(pole, 0.05), tinted(base.bad, 0.1), tinted(base.good, 0.1), tinted(base.warn, 0.1)];
  const grounds = [paper, card, tint];
  const ink = readableOn(grounds, text ?? base.ink, COMFORTABLE);
  const status = (colour: string, ground: string) => readableOn([...grounds, ground], colour, TEXT);
  return {
    ...{ paper, card, tint, badTint, goodTint, warnTint, ink },
    quiet: readableOn(grounds, mixColours(ink, card, 0.3), TEXT),
    line: mixColours(card, pole, 0.13),
    edge: readableOn([paper, card], mixColours(ink, card, 0.45), EDGE),
    bad: status(base.bad, badTint),
    good: status(base.good, goodTint),
    warn: status(base.warn, warnTint),
  };
}

/** Ground of cards: light ones are lighter than the page; so are dark ones, where text stays readable. */
function raised(paper: string, away: string): string {
  if (away === '#ffffff') return mixColours(paper, '#ffffff', 0.7);
  return legible(mixColours(paper, '#ffffff', 0.05), '#ffffff', mixColours(paper, '#000000', 0.5));
}

/** A ground on which text in black or white is comfortable to read, or else another. */
function legible(ground: string, pole: string, other: string): string {
  return contrast(pole, ground) >= COMFORTABLE ? ground : other;
}

function withMain(colours: Grounded, palette: Palette): ThemeColours {
  const { main, accent = main } = palette;
  const grounds = [colours.card, colours.paper, colours.tint];
  const fill = fillOn([colours.card, colours.paper], palette);
  return {
    ...colours,
    accent: readableOn(grounds, main, isDark(colours.paper) ? ON_DARK : TEXT),
    rim: readableOn(grounds, fill, EDGE),
    fill,
    onFill: inkOn(fill),
    highlight: mixColours(accent, accent, 0),
  };
}

/**
 * Returns the fill of buttons, which must not look like the ground they are on: the main colour where its contrast is enough, else the
 * accent. Where neither is enough, a bright main colour such as yellow on white stays, with an outline; a colour like the ground is moved
 * away from it.
 */
function fillOn(grounds: readonly string[], { main, accent }: Palette): string {
  const own = [main, accent].find((colour) => colour !== undefined && isSeenOn(grounds, colour));
  const stays = own ?? (grounds.every((ground) => differs(main, ground)) ? main : readableOn(grounds, main, EDGE));
  return mixColours(stays, stays, 0);
}

/** Returns true when a surface of a colour stands out on all of these grounds. */
export function isSeenOn(grounds: readonly string[], colour: string): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= EDGE);
}

/** Least difference in red, green or blue by which two colours of one lightness differ at a glance, of 255. */
const TELLING = 96;

function differs(one: string, other: string): boolean {
  const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(mixColours(colour, colour, 0).slice(at, at + 2), 16));
  const others = partsOf(other);
  return partsOf(one).some((part, index) => Math.abs(part - others[index]!) >= TELLING);
}
