import type { GuestTexts } from '../texts/en/guest';

/** Characters that no reader sees, such as zero-width spaces: they do not hide an address. */
const UNSEEN = /[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}\u{115F}\u{1160}\u{3164}]/gu;
/** Full stops of other scripts, which programs read as dots of a domain name (UTS 46). */
const OTHER_DOTS = /[\u3002\u06D4\u0589]/gu;
const ADDRESS_SIGN = /:\/\/|[/@\u2044\u2215\u29F8]/u;
const DOT_WITHIN = /(?<=[\p{L}\p{M}\p{N}])\.(?=[\p{L}\p{N}])/gu;

/** Returns the text as programs that look for addresses read it: wide, small and other forms of a character are one. */
function folded(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').replace(OTHER_DOTS, '.');
}

/**
 * Returns a name as greetings, `To` headers, subjects and calendars show it; undefined for one that may hold an address of a site or a
 * mailbox (`://`, `/`, `@`, or a dot between two letters or digits), since anybody can type in anything (D-153).
 */
export function greetedName(name: string | undefined): string | undefined {
  if (name === undefined || name.trim() === '') return undefined;
  const text = folded(name);
  return ADDRESS_SIGN.test(text) || text.search(DOT_WITHIN) >= 0 ? undefined : name;
}

/**
 * Returns a name as lines of a mail and tickets show it: a dot between letters is followed by a space, so that no program makes a link of
 * it and initials stay legible; undefined for a name with another sign of an address (D-153).
 */
export function printedName(name: string | undefined): string | undefined {
  if (name === undefined || name.trim() === '' || greetedName(name) !== undefined) return name?.trim() === '' ? undefined : name;
  const text = folded(name);
  return ADDRESS_SIGN.test(text) ? undefined : text.replace(DOT_WITHIN, '. ');
}

/** Returns the greeting of a mail: by name where the name may be shown. */
export function greetingTo(
  name: string | undefined,
  { greeting, greetingOfNobody }: Pick<GuestTexts, 'greeting' | 'greetingOfNobody'>,
): string {
  const greeted = greetedName(name);
  return greeted === undefined ? greetingOfNobody : greeting(greeted);
}
