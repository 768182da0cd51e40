import { z } from 'zod';
import { describedEnum } from './described-enum';
import { httpUrl, line, link, type Link, LINK_TYPES, mediaType } from './common';

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
  .strictObject({
    label: line.describe('Text on the button.'),
    style: describedEnum(['primary', 'secondary', 'link'], 'Look of the button.', {
      primary: 'The main action of its section.',
      secondary: 'A less prominent action.',
      link: 'Plain text with a link.',
    }).default('primary'),
    link: link.describe('Target of the button.'),
  })
  .meta({ id: 'Button', description: 'A button of a page or section.' });
export type Button = z.infer<typeof button>;

/** An entry of a navigation or of a footer's list. */
export const navigationLink = z
  .strictObject({
    label: line.describe('Text of the entry.'),
    link: link.describe('Target of the entry.'),
    openInNewTab: z.boolean().default(false).describe('True when the target opens in a new tab.'),
  })
  .meta({ id: 'NavigationLink', description: 'An entry of a menu or of a list of links.' });

/** A profile in a social network. */
export const socialProfile = z
  .strictObject({
    network: token.describe('Network in lower case, such as `instagram`: choose the icon by it.'),
    url: httpUrl.describe('Absolute address of the profile.'),
    handle: line.optional().describe('Name in the network, such as `@adire`; absent when only the address is known.'),
  })
  .meta({
    id: 'SocialProfile',
    description: 'A profile in a social network.',
    examples: [{ network: 'instagram', url: 'https://instagram.com/adire', handle: '@adire' }],
  });

/** An image, video, sound or document on a page. */
export const pageMedia = z
  .strictObject({
    type: mediaType,
    url: httpUrl.describe('Absolute http or https address of the file.'),
    thumbnail: httpUrl.optional().describe('Address of a small still picture, or of a video’s poster; absent when there is none.'),
  })
  .meta({ id: 'PageMedia', description: 'A picture, video, sound or document on a page.' });

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
