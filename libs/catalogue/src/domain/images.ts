import { httpUrl, type Image, type Spelling } from '@svc/contracts';
import { z } from 'zod';

/** Pictures of a thing: their addresses in `media`, and with their descriptions in `images`. */
interface Pictured {
  media: string[];
  images?: Image[] | undefined;
}

/**
 * Spells out the pictures of `written` in their one canonical form (ADR 0101): `media` has all addresses, and `images` is present
 * where at least one of them has an `alt`. `path` is that of the item, empty for the item itself. Reports a fault where both are
 * written and differ.
 */
export function spellOutImages<T extends Pictured>(written: T, path: string): Spelling<T> {
  const { media, images } = written;
  if (images === undefined) return { item: written, faults: [] };
  const urls = images.map(({ url }) => url);
  const isDescribed = images.some(({ alt }) => alt !== undefined);
  const item = { ...written, media: urls, images: isDescribed ? images : undefined };
  if (media.length === 0 || sameInOrder(media, urls)) return { item, faults: [] };
  const message = 'Name the files of media in the same order, or leave media out.';
  return { item: written, faults: [{ path: path === '' ? 'images' : `${path}.images`, message }] };
}

/**
 * Prepares the item for a patch that has `media` or `images` alone: the other one gives way. Files of a new `media` that the item
 * has already keep their descriptions.
 */
export function makeWayForImages<T extends Pictured>(item: T, { media, images }: Readonly<Record<string, unknown>>): T {
  if (images !== undefined) return media === undefined && images !== null ? { ...item, media: [] } : item;
  if (media === undefined || item.images === undefined) return item;
  const byUrl = new Map(item.images.map((image) => [image.url, image]));
  const described = z
    .array(httpUrl)
    .safeParse(media)
    .data?.map((url) => byUrl.get(url) ?? { url });
  return { ...item, images: described };
}

function sameInOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((url, index) => url === other[index]);
}
