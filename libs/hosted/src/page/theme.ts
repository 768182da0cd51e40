import {
  type Corners,
  inkOn,
  logoSize,
  type PairedFont,
  type ShopBrand,
  type StorefrontTheme,
  SYSTEM_STACKS,
  type ThemeColours,
  themeTokens,
} from '@svc/contracts';
import { type FontFile, filesOf } from './font-files';

/** Theme and brand of a shop, as far as the style of its pages depends on them. */
export interface PageTheme extends ShopBrand {
  theme?: Partial<StorefrontTheme>;
}

/** Fonts that every device has, which take the space of a pairing's font before it is loaded. */
const LOCAL_FONTS = {
  sans: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  serif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  mono: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
};

/** Returns the tokens and fonts of a shop's pages. Colours stay readable on its background by day and by night (ADR 0121). */
export function themeStyle({ theme, ...brand }: PageTheme = {}): string {
  const { day, night, corners, spacing, contentWidth, fonts } = themeTokens(theme, brand);
  const loaded = [...new Map([fonts.headings, fonts.text].map((font) => [font.name, withAllSubsets(font, fonts.text)])).values()];
  const layout = `--head:${familyOf(fonts.headings)};--text:${familyOf(fonts.text)};${radii(corners)}${logoRoom(brand.header)}--gap:${rem(spacing)};--pad:${rem(1.25 * spacing)};--width:${contentWidth}rem;`;
  return `${loaded.map(fontFaces).join('')}:root{${layout}${colours(day)}}@media(prefers-color-scheme:dark){:root{${colours(night)}}}`;
}

/** A font of both headings and text is loaded once, with the files of the text. */
function withAllSubsets(font: PairedFont, text: PairedFont): PairedFont {
  return font.name === text.name ? text : font;
}

function radii({ button, card, field }: Corners): string {
  return `--radius:${rem(field / 16)};--radius-card:${rem(card / 16)};--radius-button:${rem(button / 16)};`;
}

function logoRoom(header: PageTheme['header']): string {
  return `--logo:${rem(logoSize(header).height / 16)};`;
}

function rem(value: number): string {
  return value === 0 ? '0' : `${Number(value.toFixed(4))}rem`;
}

/**
 * Returns the colour tokens: `--accent` for text and lines, `--fill` for surfaces with text in `--on-fill` and the border `--rim`,
 * `--highlight` for decoration.
 */
function colours(of: ThemeColours): string {
  const isDark = inkOn(of.paper) === '#ffffff';
  return [
    `color-scheme:${isDark ? 'dark' : 'light'};--paper:${of.paper};--card:${of.card};--tint:${of.tint};--ink:${of.ink};--quiet:${of.quiet};`,
    `--line:${of.line};--edge:${of.edge};--accent:${of.accent};--rim:${of.rim};--fill:${of.fill};--on-fill:${of.onFill};--highlight:${of.highlight};`,
    `--bad:${of.bad};--bad-tint:${of.badTint};--good:${of.good};--good-tint:${of.goodTint};--warn:${of.warn};--warn-tint:${of.warnTint};`,
    `--shade:${isDark ? 'none' : '0 1px 2px #14171a0f,0 4px 16px #14171a0a'};`,
  ].join('');
}

function familyOf({ family, kind }: PairedFont): string {
  return family === undefined ? SYSTEM_STACKS[kind] : `'${family}','${family} fallback',${SYSTEM_STACKS[kind]}`;
}

/**
 * Returns the `@font-face` rules of a font. Text is shown first: `optional` shows the font where it is there a moment later, else with the next
 * page, so text never moves. The fallback takes the same space.
 */
function fontFaces(font: PairedFont): string {
  const { family, kind, fit } = font;
  if (family === undefined || fit === undefined) return '';
  const [size, ascent, descent] = fit;
  const local = LOCAL_FONTS[kind === 'round' ? 'sans' : kind].map((name) => `local('${name}')`).join(',');
  const face = ({ address, range }: FontFile) =>
    `@font-face{font-family:'${family}';font-weight:100 1000;font-display:optional;src:url(${address}) format('woff2');unicode-range:${range}}`;
  return `${filesOf(font).map(face).join('')}@font-face{font-family:'${family} fallback';src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
