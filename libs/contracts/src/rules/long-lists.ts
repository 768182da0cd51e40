import { z } from 'zod';

/** Lists of fewer members are judged as they are: no more is to be gained. */
const LONG = 1_000;

/** How many entries a record may have, by the check that counts them. */
const MOST_ENTRIES = new WeakMap<object, number>();

/** A record of at most `most` entries. One with more is refused without a look at each of them. */
export function boundedRecord<Value extends z.ZodType>(value: Value, most: number, message: string) {
  const bound = z.refine<Record<string, unknown>>((record) => Object.keys(record).length <= most, message);
  MOST_ENTRIES.set(bound, most);
  return z.record(z.string(), value).check(bound);
}

/**
 * The value with no more members of a list than its schema needs to refuse it: one too many. A schema judges every member before it
 * counts them, which of a list of 100,000 takes longer than all else.
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

/** @param choices schemas of which one has to take it, as `choicesOf` answers them: for the members of one list once */
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

/** How many entries an object may have; Infinity unless it can be nothing but a bounded record. */
function mostEntriesOf(choices: readonly z.ZodType[]): number {
  const [record, ...others] = choices.filter((choice) => choice instanceof z.ZodRecord || choice instanceof z.ZodObject);
  if (!(record instanceof z.ZodRecord) || others.length > 0) return Infinity;
  return Math.min(...(record.def.checks ?? []).map((check) => MOST_ENTRIES.get(check) ?? Infinity), Infinity);
}

/** The schemas behind defaults, choices and the like, which take a value as it is sent. */
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

/** How many members a list may have; Infinity where its schema does not say. */
function mostOf(list: z.ZodArray): number {
  const bounds = (list.def.checks ?? []).map(({ _zod: { def } }) => def as { check: string; maximum?: number });
  return Math.min(...bounds.map(({ check, maximum }) => (check === 'max_length' ? maximum! : Infinity)), Infinity);
}
