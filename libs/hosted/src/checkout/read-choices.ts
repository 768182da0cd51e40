import { faultOfGroup, givenOf, slotsOfDay, type CartChoices, type Checkout, type LineChoices, type OfferedLine } from '@svc/checkout';
import { foldCode } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { judgeAnswers } from '@svc/ticketing';
import { answerTo, visibleQuestions, type FormValues, type Problem } from '../posted-form';
import type { Messages } from '../messages';
import { CODE, groupField, lineAnswerField, lineField, LINE_COUNT, optionField } from './field-names';
import { putAnswers } from './seats';

type Group = OfferedLine['addonGroups'][number];
type Option = Group['options'][number];

/** Choices that the page offers, by which a form is read. */
export interface Offered {
  checkout: Pick<Checkout, 'cart' | 'responses'>;
  lines: readonly OfferedLine[];
  /** Ids of lines whose answers are on record and hidden. */
  keptAnswers: ReadonlySet<string>;
  now: Date;
}

/** Choices of a form; `lenient`: the valid ones while others are missing; `problems`: those that prevent payment. */
export interface Choices {
  problems: Problem[];
  choices: CartChoices;
  lenient: CartChoices;
}

/** Returns true when an option is chosen by a quantity, not by a tick. */
export function isCounted({ selectionType }: Group, { allowQuantity }: Option): boolean {
  return selectionType === 'multiple' && allowQuantity;
}

/** Reads the choices for each line, and the code. A form that was made for other lines yields no choices. */
export function readChoices(values: FormValues, offered: Offered, words: Messages): Choices {
  const { lines } = offered;
  if (values.text(LINE_COUNT) !== String(lines.length)) return { problems: [], choices: {}, lenient: {} };
  const results = lines.map((line, index) => readLine(line, index, lineContext(line, values, offered, words)));
  const discountCode = foldCode(values.text(CODE));
  return {
    problems: results.flatMap(({ problems }) => problems),
    choices: { discountCode, lines: results.map(({ choices }) => choices) },
    lenient: { discountCode, lines: results.map(({ lenient }) => lenient) },
  };
}

/** Returns the problems that prevent payment of one line. */
export function problemsOfLine(offered: Offered, index: number, values: FormValues, words: Messages): Problem[] {
  const line = offered.lines[index]!;
  return readLine(line, index, lineContext(line, values, offered, words)).problems;
}

function lineContext(
  { lineId, questions }: OfferedLine,
  values: FormValues,
  { checkout, keptAnswers, now }: Offered,
  words: Messages,
): LineContext {
  const { responses = {} } = checkout.cart.lines.find(({ id }) => id === lineId) ?? {};
  const otherAnswers = Object.fromEntries(
    Object.entries(givenOf(responses)).filter(([key]) => !questions.some((question) => question.key === key)),
  );
  return { values, keepsAnswers: keptAnswers.has(lineId), otherAnswers, now, words };
}

interface ReadLine {
  problems: Problem[];
  choices: LineChoices;
  lenient: LineChoices;
}

interface LineContext {
  values: FormValues;
  /** The line's answers are on record and hidden. */
  keepsAnswers: boolean;
  /** Recorded answers to questions that the page does not ask. */
  otherAnswers: ReturnType<typeof givenOf>;
  now: Date;
  words: Messages;
}

function readLine(line: OfferedLine, index: number, { values, keepsAnswers, otherAnswers, now, words }: LineContext): ReadLine {
  const slotStartUtc = slotIn(line, index, values, now);
  const chosen = line.addonGroups.map((group) => ({ group, options: optionsIn(group, index, values) }));
  const slotProblems: Problem[] =
    line.slots && !slotStartUtc ? [{ name: lineField(index, 'slot'), message: words.choices.timeMissing }] : [];
  const addonProblems = chosen.flatMap(({ group, options }): Problem[] => {
    const message = faultOfGroup(group, options);
    return message ? [{ name: firstFieldOf(group, index), message }] : [];
  });
  const answerOf = lineAnswerField(index);
  const questions = keepsAnswers ? [] : visibleQuestions(line.questions, values, answerOf);
  const answers = Object.fromEntries(questions.flatMap((question) => answerTo(question, values, answerOf)));
  const judged = judgeAnswers(questions, [{ path: `items[${index}].responses`, answers: answers }]);
  const answerProblems = judged.faults.map(({ key, refusal }): Problem => {
    const [unfit] = Object.values(refusal.details?.fields ?? {});
    return { name: answerOf(key), message: unfit ?? words.questions.missing(questions.find((question) => question.key === key)!.label) };
  });
  const addons = chosen.flatMap(({ options }) => options.map(({ option, quantity }) => ({ optionRef: refOf('ado', option.id), quantity })));
  const choices: LineChoices = {
    slotStartUtc,
    addons: line.addonGroups.length > 0 ? addons : undefined,
    responses: questions.length > 0 ? { ...otherAnswers, ...answers } : undefined,
  };
  return {
    problems: [...slotProblems, ...addonProblems, ...answerProblems],
    choices,
    lenient: {
      slotStartUtc,
      addons: addonProblems.length > 0 ? undefined : choices.addons,
      responses: questions.length > 0 ? { ...otherAnswers, ...givenOf(judged.answers) } : undefined,
    },
  };
}

/** Returns the chosen start if it is one of the chosen day. */
function slotIn({ slots }: OfferedLine, index: number, values: FormValues, now: Date): string | undefined {
  if (!slots) return undefined;
  const chosen = values.text(lineField(index, 'slot'));
  return slotsOfDay(slots, values.text(lineField(index, 'day')), now).find(({ startUtc }) => startUtc === chosen)?.startUtc;
}

function optionsIn(group: Group, index: number, values: FormValues): { option: Option; quantity: number }[] {
  const ticked = values.choices(groupField(index, group.id));
  return group.options.flatMap((option) => {
    const quantity = isCounted(group, option) ? countIn(values.text(optionField(index, option.id))) : ticked.includes(option.id) ? 1 : 0;
    return quantity > 0 ? [{ option, quantity }] : [];
  });
}

/** Parses a whole number up to 9999; 0 for anything else. */
function countIn(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

/** Returns the field beside which a fault of a group is shown. */
export function firstFieldOf(group: Group, index: number): string {
  const counted = group.options.every((option) => isCounted(group, option));
  return counted ? optionField(index, group.options[0]!.id) : groupField(index, group.id);
}

/** Returns the recorded choices as values of the form. */
export function valuesOnRecord({ checkout: { cart, responses }, lines, keptAnswers }: Offered): URLSearchParams {
  const values = new URLSearchParams();
  lines.forEach(({ lineId, addonGroups, questions }, index) => {
    const line = cart.lines.find(({ id }) => id === lineId)!;
    if (line.slot) {
      values.set(lineField(index, 'day'), line.slot.startLocal.slice(0, 10));
      values.set(lineField(index, 'slot'), line.slot.startUtc);
    }
    for (const group of addonGroups) {
      for (const option of group.options) {
        const addon = cart.lines.find(({ parentId, addonOptionId }) => parentId === lineId && addonOptionId === option.id);
        if (!addon) continue;
        if (isCounted(group, option)) values.set(optionField(index, option.id), String(addon.quantity / line.quantity));
        else values.append(groupField(index, group.id), option.id);
      }
    }
    const answers = { ...responses, ...line.responses };
    if (keptAnswers.has(lineId)) return;
    putAnswers(values, questions, answers, lineAnswerField(index));
  });
  return values;
}
