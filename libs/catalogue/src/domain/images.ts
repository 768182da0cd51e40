import { httpUrl, type Image, type Spelling } from '@svc/contracts';
import { z } from 'zod';

/** Pictures of a thing: their addresses in `media`, and with what they show in `images`. */
interface Pictured {
  media: string[];
  images?: Image[] | undefined;
}

/**
 * The pictures of `written` in their one canonical form (ADR 0101): `media` has all addresses, and `images` stands beside it where at
 * least one of them has an `alt`. `path` is its place in the item, empty for the item itself. A fault where both are written and differ.
 */
export function spellOutImages<T extends Pictured>(written: T, path: string): Spelling<T> {
  const { media, images } = written;
  if (images === undefined) return { item: written, faults: [] };
  const urls = images.map(({ url }) => url);
  const told = images.some(({ alt }) => alt !== undefined);
  const item = { ...written, media: urls, images: told ? images : undefined };
  if (media.length === 0 || sameInOrder(media, urls)) return { item, faults: [] };
  const message = 'Name the files of media in the same order, or leave media out.';
  return { item: written, faults: [{ path: path === '' ? 'images' : `${path}.images`, message }] };
}

/**
 * The item ready for a patch that has `media` or `images` alone: the other one gives way. Files of a new `media` that the item
 * has already keep what they show.
 */
export function makeWayForImages<T extends Pictured>(item: T, { media, images }: Readonly<Record<string, unknown>>): T {
  if (images !== undefined) return media === undefined && images !== null ? { ...item, media: [] } : item;
  if (media === undefined || item.images === undefined) return item;
  const known = new Map(item.images.map((image) => [image.url, image]));
  const kept = z
    .array(httpUrl)
    .safeParse(media)
    .data?.map((url) => known.get(url) ?? { url });
  return { ...item, images: kept };
}

function sameInOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((url, index) => url === other[index]);
}
