import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { drawPicture } from '../../apps/example-storefront/pictures/picture.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** Lagos keeps this offset all year. */
const LAGOS = '+01:00';
const DAY_MS = 86_400_000;

/**
 * The workspace document of the demo shop, from workspace.yaml and the files that it includes.
 * @param {{ storefrontUrl: string, today: Date | string }} where `storefrontUrl` is the origin that serves the
 *   pictures, without a slash at the end; `today` is what the dates of the demo count from
 * @returns {Record<string, unknown>} the document, ready for PUT /v1/admin/document
 */
export function demoDocument({ storefrontUrl, today }) {
  const { include, ...head } = read('workspace.yaml');
  const document = Object.assign(head, ...include.map(read));
  return filled(document, { storefrontUrl, today: new Date(today) });
}

function read(file) {
  return parse(readFileSync(join(here, file), 'utf8'));
}

/** The value with every placeholder in its texts replaced. */
function filled(value, around) {
  if (typeof value === 'string') return filledText(value, around);
  if (Array.isArray(value)) return value.map((member) => filled(member, around));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filled(member, around)]));
}

function filledText(text, { storefrontUrl, today }) {
  const bytes = /^\{bytes ([\w-]+)\}$/.exec(text);
  if (bytes) return Buffer.byteLength(drawPicture(bytes[1]));
  return text
    .replace(/\{sha256 ([\w-]+)\}/g, (_, name) => createHash('sha256').update(drawPicture(name)).digest('hex'))
    .replace(/\{today([+-]\d+)?(?:T(\d\d:\d\d))?\}/g, (_, days = '0', time) => dayFrom(today, Number(days), time))
    .replace(/\{saturday\+(\d+)(?: (?:(next) day))?(?:T(\d\d:\d\d))?\}/g, (_, days, next, time) =>
      dayFrom(today, saturdayFrom(today, Number(days)) + (next ? 1 : 0), time),
    )
    .replaceAll('{storefrontUrl}', storefrontUrl);
}

/** Returns the number of days from today in Lagos to the first Saturday in `days` days or later. */
function saturdayFrom(today, days) {
  const weekday = new Date(Date.parse(dayFrom(today, days))).getUTCDay();
  return days + ((6 - weekday + 7) % 7);
}

/** A date some days from today in Lagos; with a local time, that moment in UTC. */
function dayFrom(today, days, time) {
  const lagosToday = new Date(today.getTime() + 3_600_000).toISOString().slice(0, 10);
  const date = new Date(Date.parse(lagosToday) + days * DAY_MS).toISOString().slice(0, 10);
  return time === undefined ? date : new Date(`${date}T${time}:00${LAGOS}`).toISOString();
}
