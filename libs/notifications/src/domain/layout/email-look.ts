import { type PairedFont, type ThemeColours, type ThemeTokens, themeTokens } from '@svc/contracts';
import type { EmailBrand } from '../email';

/** Look of an email: the colours by day, which are inlined into each element, and by night. */
export interface EmailLook {
  day: ThemeColours;
  night: ThemeColours;
  /** Radii in CSS pixels. */
  corners: ThemeTokens['corners'] & { picture: number };
  /** Factor of the space within and between parts. */
  spacing: number;
  /** Values of `font-family`, of fonts that the reader's device has. */
  headings: string;
  text: string;
  /** Fonts for Outlook for Windows, which shows Times where the first of several is missing. */
  outlook: { headings: string; text: string };
}

/** Fonts of confirmation codes and commands. */
export const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

const MOST_PICTURE_RADIUS = 8;

/** Fonts that come with Windows. */
const OUTLOOK_FONTS: Readonly<Record<PairedFont['kind'], string>> = {
  sans: 'Arial,sans-serif',
  round: 'Arial,sans-serif',
  serif: 'Georgia,serif',
  mono: 'Consolas,monospace',
};

/** Returns the look of a shop in its emails, from its theme (ADR 0121). */
export function lookOf({ theme, colour, pillStyle }: Pick<EmailBrand, 'theme' | 'colour' | 'pillStyle'>): EmailLook {
  const { day, night, corners, spacing, fonts } = themeTokens(theme, { colour, pillStyle });
  return {
    day,
    night,
    corners: { ...corners, picture: Math.min(corners.field, MOST_PICTURE_RADIUS) },
    spacing,
    headings: fonts.headings.stack,
    text: fonts.text.stack,
    outlook: { headings: OUTLOOK_FONTS[fonts.headings.kind], text: OUTLOOK_FONTS[fonts.text.kind] },
  };
}

/** Returns a length in the spacing of the shop, such as `20px`. */
export function space({ spacing }: Pick<EmailLook, 'spacing'>, pixels: number): string {
  return `${Math.round(pixels * spacing)}px`;
}

/** Returns the attribute by which mail programs without `background` colour an element. */
export function groundOf(colour: string): { bgcolor: string } {
  return { bgcolor: colour };
}

/** Returns the style sheet for Outlook for Windows alone. */
export function outlookStyle({ outlook: { headings, text } }: EmailLook): string {
  const fonts = { '*': text, h1: headings, '.mono': OUTLOOK_FONTS.mono };
  return Object.entries(fonts)
    .map(([selector, font]) => `${selector}{font-family:${font}!important}`)
    .join('');
}

/** Returns the style sheet that mail programs with a dark mode use in place of the inline styles. */
export function nightStyle({ night }: EmailLook): string {
  const rules: Readonly<Record<string, string>> = {
    paper: `background:${night.paper}!important;color:${night.ink}!important`,
    card: `background:${night.card}!important;color:${night.ink}!important;border-color:${night.line}!important`,
    tint: `background:${night.tint}!important;color:${night.ink}!important`,
    quiet: `color:${night.quiet}!important`,
    line: `border-color:${night.line}!important`,
    link: `color:${night.accent}!important`,
    fill: `background:${night.fill}!important;color:${night.onFill}!important;border-color:${night.rim}!important`,
    bar: `border-top-color:${night.rim}!important`,
  };
  const sheet = Object.entries(rules).map(([name, declarations]) => `.${name}{${declarations}}`);
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${sheet.join('')}}`;
}
