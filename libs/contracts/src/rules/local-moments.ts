import { isCalendarDate, parseMoment, timestampOf } from '@svc/kernel';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { type Fault, pathText } from '../faults';
import { timeZone, writtenEnd, writtenMoment } from '../shapes/common';
import { choicesOf } from './long-lists';

/** Edge of a date that a field means: its beginning, or its end, which is the next day's 00:00 (D-124). */
export type MomentSide = 'start' | 'end';

/** Sides of the schemas that merchants write moments in; a described copy of one has its side. */
const SIDES = z.registry<{ side: MomentSide }>().add(writtenMoment, { side: 'start' }).add(writtenEnd, { side: 'end' });

const sideOf = (schema: z.ZodType): MomentSide | undefined => SIDES.get(schema)?.side;

/** A moment as UTC text, or its fault. `before` is its meaning from the time when dates were UTC, where that differs. */
export type LocalMoment = { at: string; before?: string } | { fault: string };

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/;
const NO_MOMENT =
  'Give a moment such as 2026-03-01T09:00:00Z, a date such as 2026-03-01, or a local date and time such as 2026-03-01T10:00.';

/** Reads a moment as a merchant writes it: with its zone, or a date or a date and time of `timezone` (D-124). */
export function localMoment(text: string, timezone: string, side: MomentSide): LocalMoment {
  if (isCalendarDate(text)) return edgeOfDate(text, timezone, side);
  if (LOCAL_TIME.test(text)) return localTime(text, timezone);
  const parsed = parseMoment(text);
  return parsed === undefined ? { fault: NO_MOMENT } : { at: timestampOf(new Date(parsed)) };
}

/** Returns an edge of a date. Where clocks skip midnight, a day begins with its first existing hour. */
function edgeOfDate(date: string, timezone: string, side: MomentSide): LocalMoment {
  const day = Temporal.PlainDate.from(date).add({ days: side === 'end' ? 1 : 0 });
  const at = utcOf(day.toZonedDateTime(timezone));
  const before = `${date}T00:00:00.000Z`;
  if (parseMoment(at) === undefined) return { fault: NO_MOMENT };
  return at === before ? { at } : { at, before };
}

/** Returns a local time in UTC; the earlier one where a change of clocks repeats it. */
function localTime(text: string, timezone: string): LocalMoment {
  const [date, hour] = [text.slice(0, 10), Number(text.slice(11, 13))];
  if (!isCalendarDate(date) || hour > 23 || Number(text.slice(14, 16)) > 59 || Number(text.slice(17, 19)) > 59) return { fault: NO_MOMENT };
  const written = Temporal.PlainDateTime.from(text);
  const at = written.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  if (!at.toPlainDateTime().equals(written)) {
    const next = written.toZonedDateTime(timezone, { disambiguation: 'later' }).toPlainDateTime().toString({ smallestUnit: 'minute' });
    return { fault: `A change of clocks skips this time in ${timezone}: give ${next}, say, or a moment with its zone.` };
  }
  const utc = utcOf(at);
  return parseMoment(utc) === undefined ? { fault: NO_MOMENT } : { at: utc };
}

function utcOf(moment: Temporal.ZonedDateTime): string {
  return moment.toInstant().toString({ fractionalSecondDigits: 3 });
}

/** A value with its moments in UTC, the faults of moments, and warnings of those that are read otherwise than before (D-124). */
export interface ReadMoments {
  value: unknown;
  faults: Fault[];
  warnings: Fault[];
}

/**
 * Converts all moments of a value to UTC, by its schema. A date, or a date and time without a zone, is local to the `timezone` of the
 * nearest object around it that has one, else to the parameter.
 */
export function readMoments(schema: z.ZodType, value: unknown, timezone: string): ReadMoments {
  const read: ReadMoments = { value, faults: [], warnings: [] };
  read.value = walk(choicesOf(schema), value, { timezone, path: [], read });
  return read;
}

/** Returns the warning of a date that used to be read in UTC. */
export function changedReadingWarning(text: string, { at, before }: { at: string; before: string }, timezone: string): string {
  return `"${text}" is read as ${at}, by the clocks of ${timezone}; it used to be read as ${before}. Give the moment with its zone to mean another.`;
}

interface Walk {
  timezone: string;
  path: readonly PropertyKey[];
  read: ReadMoments;
}

/** Returns the value with its moments in UTC; copies changed parts only. */
function walk(choices: readonly z.ZodType[], value: unknown, at: Walk): unknown {
  if (typeof value === 'string') return choices.some(sideOf) ? resolved(choices, value, at) : value;
  if (typeof value !== 'object' || value === null || !choices.some(holdsMoments)) return value;
  if (Array.isArray(value)) {
    const members = choices.flatMap((choice) => (choice instanceof z.ZodArray ? choicesOf(choice.element as z.ZodType) : []));
    return value.map((member: unknown, index) => walk(members, member, { ...at, path: [...at.path, index] }));
  }
  return walkObject(choices, value as Readonly<Record<string, unknown>>, at);
}

function walkObject(choices: readonly z.ZodType[], value: Readonly<Record<string, unknown>>, at: Walk): Record<string, unknown> {
  const shapes = choices.flatMap((choice) => (choice instanceof z.ZodObject ? [choice.shape as Readonly<Record<string, z.ZodType>>] : []));
  const named = shapes.some((shape) => Object.hasOwn(shape, 'timezone')) ? timeZone.safeParse(value['timezone']) : undefined;
  const timezone = named?.data ?? at.timezone;
  const changed = { ...value };
  for (const name of new Set(shapes.flatMap((shape) => Object.keys(shape).filter((key) => Object.hasOwn(value, key))))) {
    const inner = shapes.flatMap((shape) => (Object.hasOwn(shape, name) ? choicesOf(shape[name]!) : []));
    changed[name] = walk(inner, value[name], { ...at, timezone, path: [...at.path, name] });
  }
  return changed;
}

function resolved(choices: readonly z.ZodType[], text: string, { timezone, path, read }: Walk): string {
  const moment = localMoment(text, timezone, choices.some((choice) => sideOf(choice) === 'end') ? 'end' : 'start');
  if ('fault' in moment) {
    read.faults.push({ path: pathText(path), message: moment.fault });
    return text;
  }
  const { at, before } = moment;
  if (before !== undefined) read.warnings.push({ path: pathText(path), message: changedReadingWarning(text, { at, before }, timezone) });
  return at;
}

const HOLDS_MOMENTS = new WeakMap<z.ZodType, boolean>();

/** Returns true for schemas with moments, so that others are not walked. */
function holdsMoments(schema: z.ZodType): boolean {
  const cached = HOLDS_MOMENTS.get(schema);
  if (cached !== undefined) return cached;
  // A recursive schema counts as one with moments while it is examined.
  HOLDS_MOMENTS.set(schema, true);
  const parts =
    schema instanceof z.ZodArray
      ? [schema.element as z.ZodType]
      : schema instanceof z.ZodObject
        ? Object.values(schema.shape as Readonly<Record<string, z.ZodType>>)
        : [];
  const holds = sideOf(schema) !== undefined || parts.some((part) => choicesOf(part).some(holdsMoments));
  HOLDS_MOMENTS.set(schema, holds);
  return holds;
}

const DATES = {
  start: 'ISO 8601. A date, or a date and time without a zone, is local to the shop; a date alone means its beginning.',
  end: 'ISO 8601. A date, or a date and time without a zone, is local to the shop; a date alone includes that whole day.',
} satisfies Record<MomentSide, string>;

/** Returns the schema of a moment in a body, as written (D-124). `localMoment` reads it later, since a body does not know the zone of its shop. */
export function writtenAs(side: MomentSide) {
  return z
    .string()
    .superRefine((text, context) => {
      const read = localMoment(text, 'UTC', side);
      if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
    })
    .meta({ format: 'date-time', description: DATES[side], examples: ['2026-12-01T12:00:00Z'] });
}
