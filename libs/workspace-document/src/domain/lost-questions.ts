import { keysOf, membersOf, without } from './keyed-members';
import type { Losing, LostPart } from './lost-parts';
import { itemPathOf } from './references';
import type { DocumentItem } from './section';

/** Question of a form (choices in `options`) or of something that is sold (`options` are the choices). */
interface Question {
  key: string;
  type?: string;
  options?: readonly string[] | { choices?: readonly string[] };
}

/** A question with its place, and the things that ask it. */
interface AskedQuestion extends Question {
  /** `events[gala].ticketTypes[vip].formFields[meal]`. */
  path: string;
  /** Ids of ticket types, variants, options or the form. */
  ids: readonly string[];
}

/** Lists whose members ask questions, by section; the thing itself may ask some of all members. */
const ASKING: Readonly<Partial<Record<Losing['section'], string>>> = { products: 'variants', packages: 'options', events: 'ticketTypes' };

/**
 * Returns the questions of remaining parts that are removed, asked by another type of input, or lose choices. A question that moves between a
 * thing and its parts is not lost.
 */
export function lostQuestions(thing: Losing, before: DocumentItem, after: DocumentItem): LostPart[] {
  const present = questionsOf(thing, after, after);
  const lost = questionsOf(thing, before, after).flatMap(({ path, ids, ...question }) =>
    ids.flatMap((id) => {
      const now = present.filter((other) => other.key === question.key && other.ids.includes(id)).at(-1);
      return lossesOf(question, now).map((loss): LostPart => ({ ...loss, path: `${path}${loss.path}`, ownerId: thing.id, ids: [id] }));
    }),
  );
  return joined(lost);
}

type Loss = Pick<LostPart, 'kind' | 'path' | 'key' | 'choice'>;

/** Returns what answers to a question lose; paths begin after the question. */
function lossesOf(before: Question, now: Question | undefined): Loss[] {
  const { key } = before;
  if (!now) return [{ kind: 'question', path: '', key }];
  if (now.type !== before.type) return [{ kind: 'question_type', path: '.type', key }];
  return without(choicesOf(before), choicesOf(now)).map((choice) => ({ kind: 'choice', path: `.options[${choice}]`, key, choice }));
}

function choicesOf({ options = [] }: Question): readonly string[] {
  return isList(options) ? options : (options.choices ?? []);
}

function isList(options: NonNullable<Question['options']>): options is readonly string[] {
  return Array.isArray(options);
}

/** Returns the questions of a thing and of its parts that remain, headings apart; those of the whole thing first. */
function questionsOf(thing: Losing, item: DocumentItem, after: DocumentItem): AskedQuestion[] {
  const path = itemPathOf(thing);
  if (thing.section === 'forms') return asked(item, 'fields', `${path}.fields`, [thing.id]);
  const list = ASKING[thing.section];
  if (!list) return [];
  const remaining = keysOf(after, list);
  const parts = membersOf<{ key: string } & DocumentItem>(item, list).flatMap((part) => {
    const id = thing.ids.get(`${list}/${part.key}`);
    return id !== undefined && remaining.includes(part.key) ? [{ part, id }] : [];
  });
  const own = parts.flatMap(({ part, id }) => asked(part, 'formFields', `${path}.${list}[${part.key}].formFields`, [id]));
  const ids = parts.map(({ id }) => id);
  return [...asked(item, 'formFields', `${path}.formFields`, ids), ...own];
}

function asked(of: DocumentItem, list: string, path: string, ids: readonly string[]): AskedQuestion[] {
  const questions = membersOf<Question>(of, list).filter(({ type }) => type !== 'heading');
  return questions.map((question) => ({ ...question, path: `${path}[${question.key}]`, ids }));
}

/** Returns each loss once, with the ids of all that it concerns. */
function joined(parts: readonly LostPart[]): LostPart[] {
  const byPath = new Map<string, LostPart>();
  for (const part of parts) byPath.set(part.path, { ...part, ids: [...(byPath.get(part.path)?.ids ?? []), ...part.ids] });
  return [...byPath.values()];
}
