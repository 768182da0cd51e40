import { z } from 'zod';
import {
  checkDistinct,
  checkListedOnce,
  CHOICE_FIELD_TYPES,
  described,
  type Fault,
  httpUrl,
  line,
  prose,
  question,
  requiredEmail,
  type RuleScope,
  slug,
  writtenEnd,
  writtenMoment,
} from '@svc/contracts';
import { position, published } from './item-parts';
import { formTexts } from './item-texts';
import { faultyPatterns } from './answer-pattern';

/** A form from the merchant: D-3.5 PublicForm without computed fields. */
export const formItem = z
  .strictObject(
    described(
      {
        slug,
        name: line,
        description: prose.optional(),
        coverUrl: httpUrl.optional(),
        submitLabel: line.default('Send'),
        thankYouMessage: z.string().max(5_000).default('Thank you. We have received your answers.'),
        redirectUrl: httpUrl.optional(),
        opensAt: writtenMoment.optional(),
        closesAt: writtenEnd.optional(),
        fields: z
          .array(
            z
              .strictObject(question)
              .meta({ id: 'FormItemField', description: 'Question of a form as you write it: text, kind of answer and rules.' }),
          )
          .max(200),
        notify: z.array(requiredEmail).max(10, 'Name at most 10 addresses.').default([]),
        published,
        position,
      },
      formTexts,
    ),
  )
  .meta({
    id: 'FormItem',
    description:
      'Form as you write it: questions, texts, and the time in which it takes answers. A question keeps its id as long as you keep its key.',
  });
export type FormItem = z.infer<typeof formItem>;
export type FormItemField = FormItem['fields'][number];

/** Returns the faults of a form beyond its shape (D-3.5 PublicForm); paths are relative to it. */
export function checkForm(form: FormItem, _scope: RuleScope): Fault[] {
  return [
    ...checkOpening(form),
    ...checkListedOnce(form.notify, 'notify'),
    ...checkDistinct(form.fields, 'key', 'fields'),
    ...form.fields.flatMap((field, index) => {
      const path = `fields[${index}]`;
      return [...checkOptions(field, path), ...checkCondition(field, form.fields.slice(0, index), path), ...checkAnswerRule(field, path)];
    }),
    ...checkChoices(form.fields),
    ...checkPatterns(form.fields),
  ];
}

/** Most choices of all fields of a form, so that its page, which shows every one, renders in less than a tenth of a second (D-116). */
const MOST_CHOICES = 5_000;

function checkChoices(fields: readonly FormItemField[]): Fault[] {
  const count = fields.reduce((sum, { options }) => sum + (options.choices?.length ?? 0), 0);
  if (count <= MOST_CHOICES) return [];
  return [{ path: 'fields', message: `Offer at most 5,000 choices in one form; its fields have ${count} together.` }];
}

function checkOpening({ opensAt, closesAt }: FormItem): Fault[] {
  if (!opensAt || !closesAt || opensAt < closesAt) return [];
  return [{ path: 'closesAt', message: 'Let the form close after it opens.' }];
}

function checkOptions({ type, options }: FormItemField, path: string): Fault[] {
  const choices = options.choices ?? [];
  const isChoice = CHOICE_FIELD_TYPES.includes(type);
  const faults = checkListedOnce(choices, `${path}.options.choices`);
  if (isChoice && choices.length === 0) {
    faults.push({ path: `${path}.options.choices`, message: `List what to choose from; a ${type} field needs choices.` });
  }
  if (!isChoice && choices.length > 0) {
    faults.push({ path: `${path}.options.choices`, message: `Leave choices out; a ${type} field has none.` });
  }
  if (type !== 'file' && options.file) {
    faults.push({ path: `${path}.options.file`, message: `Leave file out; a ${type} field takes no files.` });
  }
  return faults;
}

function checkCondition({ showIf }: FormItemField, earlier: readonly FormItemField[], path: string): Fault[] {
  if (!showIf) return [];
  const question = earlier.find(({ key }) => key === showIf.field);
  if (!question)
    return [{ path: `${path}.showIf.field`, message: `Name the key of a field that stands before this one; "${showIf.field}" does not.` }];
  const choices = question.options.choices;
  if (!choices || choices.includes(showIf.equals)) return [];
  return [{ path: `${path}.showIf.equals`, message: `Give one of the choices of "${question.key}": ${choices.join(', ')}.` }];
}

function checkAnswerRule({ validation: rule }: FormItemField, path: string): Fault[] {
  if (!rule) return [];
  const faults: Fault[] = [];
  if (rule.min !== undefined && rule.max !== undefined && rule.min > rule.max) {
    faults.push({ path: `${path}.validation.max`, message: 'Give a max that is not below min.' });
  }
  if (rule.minLength !== undefined && rule.maxLength !== undefined && rule.minLength > rule.maxLength) {
    faults.push({ path: `${path}.validation.maxLength`, message: 'Give a maxLength that is not below minLength.' });
  }
  return faults;
}

function checkPatterns(fields: readonly FormItemField[]): Fault[] {
  const { unusable, tooMuchAt } = faultyPatterns(fields.map(({ validation }) => validation?.pattern));
  const fault = (index: number, message: string): Fault => ({ path: `fields[${index}].validation.pattern`, message });
  return [
    ...unusable.map((index) =>
      fault(index, 'Give a short regular expression that JavaScript understands, without look-around and references back.'),
    ),
    ...(tooMuchAt === undefined
      ? []
      : [fault(tooMuchAt, 'Give simpler regular expressions: those of this form up to here take too much work together.')]),
  ];
}
