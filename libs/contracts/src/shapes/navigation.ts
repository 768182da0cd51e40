import { z } from 'zod';
import { describedEnum } from './described-enum';
import { httpUrl, line } from './common';
import { link, type Link, LINK_TYPES, mediaType } from './content-parts';

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
    label: line.describe('Text on a button of the storefront, one line.'),
    style: describedEnum(['primary', 'secondary', 'link'], 'Look of a button of the storefront. Default: `primary`.', {
      primary: 'The main action of its page or section.',
      secondary: 'A less prominent action.',
      link: 'Plain text with a link.',
    }).default('primary'),
    link: link.describe('Target that a button of the storefront opens: an object whose `type` says which of its fields to read.'),
  })
  .meta({ id: 'Button', description: 'Button of a storefront page, section or campaign: label, look and target.' });
export type Button = z.infer<typeof button>;

/** An entry of a navigation or of a footer's list. */
export const navigationLink = z
  .strictObject({
    label: line.describe('Text of an entry in a menu or list of links of the storefront, one line.'),
    link: link.describe('Target that the menu entry or link opens: an object whose `type` says which of its fields to read.'),
    openInNewTab: z
      .boolean()
      .default(false)
      .describe('True: open the target of the menu entry in a new browser tab. False: in the same tab. Default: false.'),
  })
  .meta({ id: 'NavigationLink', description: 'Entry of the storefront’s menu or of a list of links in its footer: label and target.' });

/** A profile in a social network. */
export const socialProfile = z
  .strictObject({
    network: token.describe('Name of the social network of the profile in lower case, such as `instagram`: choose the icon by it.'),
    url: httpUrl.describe('Absolute http or https URL of the profile in a social network.'),
    handle: line
      .optional()
      .describe('User name of the profile in the social network, such as `@adire`. Absent when only the URL is known.'),
  })
  .meta({
    id: 'SocialProfile',
    description: 'Profile of the store or of a person in a social network: network, URL and user name.',
    examples: [{ network: 'instagram', url: 'https://instagram.com/adire', handle: '@adire' }],
  });

/** An image, video, sound or document on a page. */
export const pageMedia = z
  .strictObject({
    type: mediaType,
    url: httpUrl.describe('Absolute http or https URL of a picture, video, sound or document on a storefront page.'),
    thumbnail: httpUrl
      .optional()
      .describe(
        'Absolute http or https URL of a small still picture of the media file on a storefront page: a preview, or the poster of a video. Absent when there is none.',
      ),
  })
  .meta({
    id: 'PageMedia',
    description: 'Picture, video, sound or document on a storefront page: `type`, `url` and an optional preview `thumbnail`.',
  });

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
