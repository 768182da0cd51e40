import { z } from 'zod';
import { httpUrl, line, link, MEDIA_TYPES } from './common';

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

/** A picture, film, sound or document shown in a page. */
export const pageMedia = z
  .strictObject({ type: z.enum(MEDIA_TYPES), url: httpUrl, thumbnail: httpUrl.optional() })
  .meta({ id: 'PageMedia' });
