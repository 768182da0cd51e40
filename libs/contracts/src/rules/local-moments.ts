import { isCalendarDate, parseMoment, timestampOf } from '@svc/kernel';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { type Fault, pathText } from '../faults';
import { timeZone, writtenEnd, writtenMoment } from '../shapes/common';
import { choicesOf } from './long-lists';

/** The part of a date that a field means: its beginning, or its end, which is the next day's 00:00 (D-124). */
export type MomentSide = 'start' | 'end';

/** A moment as UTC text, or what is wrong with it. `before` is how it was read when dates were UTC, where that differs. */
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

/** Where clocks skip midnight, a day begins when its first hour does. */
function edgeOfDate(date: string, timezone: string, side: MomentSide): LocalMoment {
  const day = Temporal.PlainDate.from(date).add({ days: side === 'end' ? 1 : 0 });
  const at = utcOf(day.toZonedDateTime(timezone));
  const before = `${date}T00:00:00.000Z`;
  if (parseMoment(at) === undefined) return { fault: NO_MOMENT };
  return at === before ? { at } : { at, before };
}

/** Takes the first of a local time that comes twice. */
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

/** A value with its moments in UTC, what is wrong with some, and which are read otherwise than before (D-124). */
export interface ReadMoments {
  value: unknown;
  faults: Fault[];
  warnings: Fault[];
}

/**
 * Reads all moments of a value that its schema asks for. A date, or a date and time without a zone, is local to the `timezone` that the
 * objects around it name, the nearest first, else to the one that is given.
 */
export function readMoments(schema: z.ZodType, value: unknown, timezone: string): ReadMoments {
  const read: ReadMoments = { value, faults: [], warnings: [] };
  read.value = walk(choicesOf(schema), value, { timezone, path: [], read });
  return read;
}

/** The warning of a moment that was a date in UTC once. */
export function otherwiseThanBefore(text: string, { at, before }: { at: string; before: string }, timezone: string): string {
  return `"${text}" is read as ${at}, by the clocks of ${timezone}; it used to be read as ${before}. Give the moment with its zone to mean another.`;
}

interface Walk {
  timezone: string;
  path: readonly PropertyKey[];
  read: ReadMoments;
}

/** Copies what it changes, and nothing else. */
function walk(choices: readonly z.ZodType[], value: unknown, at: Walk): unknown {
  if (typeof value === 'string') return choices.some(isMoment) ? resolved(choices, value, at) : value;
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
  const moment = localMoment(text, timezone, choices.includes(writtenEnd) ? 'end' : 'start');
  if ('fault' in moment) {
    read.faults.push({ path: pathText(path), message: moment.fault });
    return text;
  }
  const { at, before } = moment;
  if (before !== undefined) read.warnings.push({ path: pathText(path), message: otherwiseThanBefore(text, { at, before }, timezone) });
  return at;
}

function isMoment(schema: z.ZodType): boolean {
  return schema === writtenMoment || schema === writtenEnd;
}

const HOLDS_MOMENTS = new WeakMap<z.ZodType, boolean>();

/** Keeps parts without moments, such as products, from being walked. */
function holdsMoments(schema: z.ZodType): boolean {
  const known = HOLDS_MOMENTS.get(schema);
  if (known !== undefined) return known;
  // While it is looked at, a schema that holds itself counts as one with moments.
  HOLDS_MOMENTS.set(schema, true);
  const parts =
    schema instanceof z.ZodArray
      ? [schema.element as z.ZodType]
      : schema instanceof z.ZodObject
        ? Object.values(schema.shape as Readonly<Record<string, z.ZodType>>)
        : [];
  const holds = isMoment(schema) || parts.some((part) => choicesOf(part).some(holdsMoments));
  HOLDS_MOMENTS.set(schema, holds);
  return holds;
}
