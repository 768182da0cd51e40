import { z } from 'zod';
import { httpUrl, line, link, type Link, LINK_TYPES, MEDIA_TYPES } from './common';

/** A short technical word of a theme or layout, such as `inter-lora` or `centered`. */
export const token = z.string().min(1, 'Give a word.').max(100, 'Use at most 100 characters.');

/** Text of a few sentences. */
export const paragraph = z.string().max(5_000, 'Use at most 5,000 characters.');

/** A CSS colour as hexadecimal digits. */
export const hexColour = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, 'Give a colour such as #1f6f4a.')
  .meta({ examples: ['#1f6f4a'] });

/** A button of a section (D-3.5 sectionButtons). */
export const button = z
  .strictObject({ label: line, style: z.enum(['primary', 'secondary', 'link']).default('primary'), link })
  .meta({ id: 'Button' });
export type Button = z.infer<typeof button>;

/** An entry of a navigation or of a footer's list. */
export const navigationLink = z
  .strictObject({ label: line, link, openInNewTab: z.boolean().default(false) })
  .meta({ id: 'NavigationLink' });

/** A profile in a social network. */
export const socialProfile = z
  .strictObject({ network: token, url: httpUrl, handle: line.optional() })
  .meta({ id: 'SocialProfile', examples: [{ network: 'instagram', url: 'https://instagram.com/adire', handle: '@adire' }] });

/** An image, video, sound or document on a page. */
export const pageMedia = z
  .strictObject({ type: z.enum(MEDIA_TYPES), url: httpUrl, thumbnail: httpUrl.optional() })
  .meta({ id: 'PageMedia' });

/** Returns every Link inside a JSON value (the values of keys `link`), with its path. */
export function linksIn(value: unknown, path: readonly PropertyKey[] = []): { path: PropertyKey[]; link: Link }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => linksIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, name];
    return isLinkAt(name, inner) ? [{ path: here, link: inner }] : linksIn(inner, here);
  });
}

/** Returns the JSON value with every Link in it replaced by the result of `change`. */
export function mapLinks<T>(value: T, change: (link: Link) => Link): T {
  if (Array.isArray(value)) return value.map((entry) => mapLinks(entry, change)) as T;
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, isLinkAt(name, inner) ? change(inner) : mapLinks(inner, change)]);
  return Object.fromEntries(entries) as T;
}

function isLinkAt(name: string, value: unknown): value is Link {
  return name === 'link' && isRecord(value) && (LINK_TYPES as readonly unknown[]).includes(value.type);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
