import { z } from 'zod';

/** Largest list that is validated without shortening. */
const LONG = 1_000;

/** Largest number of entries of bounded records, by the check that counts them. */
const MOST_ENTRIES = new WeakMap<object, number>();

/** Returns the schema of a record of at most `most` entries. One with more is refused without validation of each. */
export function boundedRecord<Value extends z.ZodType>(value: Value, most: number, message: string) {
  const bound = z.refine<Record<string, unknown>>((record) => Object.keys(record).length <= most, message);
  MOST_ENTRIES.set(bound, most);
  return z.record(z.string(), value).check(bound);
}

/**
 * Returns the value with lists cut to one member more than their schemas allow, which are then refused. A schema validates every
 * member before it counts them, which is slow for a list of 100,000.
 */
export function withShortLists(schema: z.ZodType, value: unknown): unknown {
  return hasLongList(value) ? shortened(choicesOf(schema), value) : value;
}

function hasLongList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > LONG || value.some(hasLongList);
  let count = 0;
  for (const name in value) {
    count += 1;
    if (count > LONG || hasLongList((value as Record<string, unknown>)[name])) return true;
  }
  return false;
}

/** @param choices alternative schemas of the value, as `choicesOf` returns them; computed once for the members of a list */
function shortened(choices: readonly z.ZodType[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return shortenedObject(choices, value as Record<string, unknown>);
  const lists = choices.filter((choice) => choice instanceof z.ZodArray) as z.ZodArray<z.ZodType>[];
  if (lists.length === 0) return value;
  const ofMembers = lists.flatMap(({ element }) => choicesOf(element));
  return value.slice(0, Math.max(...lists.map(mostOf)) + 1).map((member: unknown) => shortened(ofMembers, member));
}

function shortenedObject(choices: readonly z.ZodType[], value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const choicesFor = (name: string) =>
    choices.flatMap((choice) => {
      if (choice instanceof z.ZodRecord) return choicesOf(choice.valueType as z.ZodType);
      return choice instanceof z.ZodObject && Object.hasOwn(choice.shape, name) ? choicesOf(choice.shape[name] as z.ZodType) : [];
    });
  const entries = Object.entries(value).slice(0, mostEntriesOf(choices) + 1);
  for (const entry of entries) if (typeof entry[1] === 'object') entry[1] = shortened(choicesFor(entry[0]), entry[1]);
  return Object.fromEntries(entries);
}

/** Returns the largest number of entries of an object; Infinity unless the only alternative is a bounded record. */
function mostEntriesOf(choices: readonly z.ZodType[]): number {
  const [record, ...others] = choices.filter((choice) => choice instanceof z.ZodRecord || choice instanceof z.ZodObject);
  if (!(record instanceof z.ZodRecord) || others.length > 0) return Infinity;
  return Math.min(...(record.def.checks ?? []).map((check) => MOST_ENTRIES.get(check) ?? Infinity), Infinity);
}

/** Returns the schemas inside defaults, unions and the like, which validate a value as it is sent. */
export function choicesOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(choicesOf);
  if (schema instanceof z.ZodPipe) return choicesOf(schema.in as z.ZodType);
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodLazy;
  return isWrapper ? choicesOf(schema.unwrap() as z.ZodType) : [schema];
}

/** Returns the largest number of members of a list; Infinity without a bound. */
function mostOf(list: z.ZodArray): number {
  const bounds = (list.def.checks ?? []).map(({ _zod: { def } }) => def as { check: string; maximum?: number });
  return Math.min(...bounds.map(({ check, maximum }) => (check === 'max_length' ? maximum! : Infinity)), Infinity);
}
