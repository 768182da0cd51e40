export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'];
const TIME = String.raw`(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?([ap]\.?m\.?)?)?`;
const ISO = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})${TIME}(Z|[+-]\\d{2}:?\\d{2})?$`, 'i');
const PARTS = new RegExp(`^(\\d{1,4})[./ -]+(\\d{1,2})[./ -]+(\\d{1,4})\\.?,?${TIME}$`, 'i');

/**
 * Reads a date: ISO 8601 (`2026-12-31`, with a time where wanted), else in the order that is said.
 * @param {string} cell
 * @param {'dmy' | 'mdy' | 'ymd' | undefined} order
 * @returns {string | undefined} `2026-12-31` or `2026-12-31T23:59:00`; undefined where it is no date, or its order is not known
 */
export function dateOf(cell, order) {
  const text = cell.trim().replace(/^'/, '');
  const [, year, month, day, hour, minute, second, half, zone] = ISO.exec(text) ?? [];
  if (year) return inUtc(writtenDate({ year, month, day, hour, minute, second, half }), zone);
  const [, ...parts] = PARTS.exec(text) ?? [];
  if (parts.length === 0 || !order) return undefined;
  const [first, second_, third, ...time] = parts;
  const date = Object.fromEntries([...order].map((letter, index) => [letter, [first, second_, third][index]]));
  if (!/^(?:\d{2}|\d{4})$/.test(date.y)) return undefined;
  return writtenDate({
    year: date.y.length === 2 ? `20${date.y}` : date.y,
    month: date.m,
    day: date.d,
    hour: time[0],
    minute: time[1],
    second: time[2],
    half: time[3],
  });
}

function writtenDate({ year, month, day, hour, minute, second = '00', half }) {
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const isDay = new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written);
  if (!isDay || !hour) return isDay ? written : undefined;
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59 || (half && Number(hour) > 12)) return undefined;
  return `${written}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

function inUtc(written, zone) {
  if (!zone || !written?.includes('T')) return written;
  const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  return new Date(written + offset).toJSON()?.slice(0, 19);
}
