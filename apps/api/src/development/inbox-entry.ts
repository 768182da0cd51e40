import type { Mailbox } from '@svc/composition';
import { excerptOf } from '@svc/kernel';

type Entry = Awaited<ReturnType<Mailbox['list']>>[number];

const LONGEST_PREVIEW = 160;

/** Units of relative times, with their length in seconds, longest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Returns sender and recipient of a message by name, with the recipient's address; text messages have numbers alone. */
export function peopleOf({ to, headers }: Pick<Entry, 'to' | 'headers'>): { from?: string; to: string } {
  return { ...(headers['from'] && { from: headers['from'] }), to: headers['to'] ?? to };
}

/** Returns a moment as people say it: `5 minutes ago`, `now`. */
export function relativeTime(createdAt: string, now: Date): string {
  const seconds = Math.round((Date.parse(createdAt) - now.getTime()) / 1_000);
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  if (unit === 'second') return 'now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
}

/** Returns a moment by the clock of this machine, which is the reader's own in development: `Fri 27 Nov, 11:08`. */
export function localTime(createdAt: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).formatToParts(new Date(createdAt));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('weekday')} ${of('day')} ${of('month')}, ${of('hour')}:${of('minute')}`;
}

/** Returns the beginning of a message in one line. */
export function previewOf(text: string): string {
  return excerptOf(text.replace(/\s+/g, ' ').trim(), LONGEST_PREVIEW);
}
