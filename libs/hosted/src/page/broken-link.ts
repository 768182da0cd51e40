import type { Messages } from '../messages';

/** Text of an error page: its title, and the advice to a visitor, of a shop where its name is known. */
export interface ErrorText {
  title: string;
  advice: string | ((shop?: string) => string);
}

type LinkKind = keyof Messages['page']['brokenLinks'];

/** Kinds of links by the part of their path that follows the shop. */
const LINK_KINDS: ReadonlyMap<string, LinkKind> = new Map([
  ['e', 'event'],
  ['rsvp', 'event'],
  ['f', 'form'],
  ['o', 'order'],
  ['t', 'ticket'],
]);

/** Returns the text for an address that leads nowhere (`/<shop>/o/…`); it depends on the form of the address alone (D-1a). */
export function brokenLinkText(address: string, { page: { nothingHere, brokenLinks } }: Messages): ErrorText {
  const [, , part = ''] = address.split(/[/?#]/);
  const kind = LINK_KINDS.get(part);
  return kind === undefined ? nothingHere : { ...nothingHere, title: brokenLinks[kind] };
}
