import { foldWords, hasWords, type SearchRequest } from '@svc/contracts';
import type { Permission } from '@svc/access';

/** Kinds of things that a search finds, in the order of their rank. */
export const HIT_KINDS = ['order', 'registration', 'contact', 'event', 'message'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Permission without which things of a kind are not searched. */
export const HIT_PERMISSIONS: Readonly<Record<HitKind, Permission>> = {
  order: 'orders.read',
  registration: 'guests.read',
  contact: 'contacts.read',
  event: 'events.read',
  message: 'messages.read',
};

/** Most hits of a search (D-161). */
export const MOST_HITS = 50;

/** Thing that a search has found. */
export interface Hit {
  kind: HitKind;
  ref: string;
  title: string;
  /** Second line, where there is one. */
  detail?: string;
  status?: string;
  mode?: 'live' | 'test';
  createdAt?: Date;
  /** Names by which it is found exactly: its number, its refs and those of its money, as they are written. */
  names: readonly string[];
}

/** Sorts hits, best first (D-161): what the text names exactly, then titles that begin words with all of it, then the rest; each by kind, the newest first. */
export function bestFirst(hits: readonly Hit[], request: SearchRequest): Hit[] {
  const rank = new Map(hits.map((hit) => [hit, rankOf(hit, request)]));
  return [...hits]
    .sort(
      (one, other) =>
        rank.get(one)! - rank.get(other)! ||
        HIT_KINDS.indexOf(one.kind) - HIT_KINDS.indexOf(other.kind) ||
        (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0),
    )
    .slice(0, MOST_HITS);
}

function rankOf({ title, names }: Hit, request: SearchRequest): number {
  const wanted = [request.text.trim(), request.number?.toString(), request.code].filter((name) => name !== undefined);
  if (names.some((name) => wanted.includes(name))) return 0;
  if (!hasWords(title, request)) return 2;
  const words = foldWords(title).split(' ');
  const [reading = []] = request.readings;
  return reading.every((term) => term.some((spelling) => words.some((word) => word.startsWith(spelling)))) ? 1 : 2;
}
