/** A line has at most so many bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * Returns an event for the calendar of a guest (RFC 5545): an entry for each of its days that has a time, else one for all
 * of it. It names the place as far as the API does.
 * @param {{ ref: string, title: string, startAt: string, endAt: string, location?: object, days?: object[] }} event
 * @param {{ url: string, now: Date }} around the event's page on this site, and when the file is written
 */
export function calendarFile(event, { url, now }) {
  const days = (event.days ?? []).filter(({ startAt, endAt }) => startAt && endAt);
  const entries = days.length
    ? days.map((day) => ({ ...day, title: [event.title, day.label].filter(Boolean).join(': '), location: day.location ?? event.location }))
    : [event];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example storefront//EN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, { url, now })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const linesOf = ({ ref, title, startAt, endAt, location }, { url, now }) => [
  'BEGIN:VEVENT',
  `UID:${ref}@${new URL(url).hostname}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(new Date(startAt))}`,
  `DTEND:${utc(new Date(endAt))}`,
  `SUMMARY:${escaped(title)}`,
  ...placeOf(location),
  `URL:${url}`,
  'END:VEVENT',
];

function placeOf({ venueName, address, city, onlineUrl } = {}) {
  const place = [venueName, address, city].filter(Boolean).join(', ') || onlineUrl;
  return place ? [`LOCATION:${escaped(place)}`] : [];
}

/** `20261205T170000Z`. */
const utc = (date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Continued on lines that begin with a space, never within a character. */
function folded(line) {
  const parts = [''];
  for (const character of line) {
    if (Buffer.byteLength(parts.at(-1) + character) > LINE_BYTES - (parts.length > 1 ? 1 : 0)) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts.join('\r\n ');
}
