import { checkDistinct, checkListedOnce, CHOICE_FIELD_TYPES, type Fault, type RuleScope } from '@svc/contracts';
import { answerPattern } from './answer-pattern';
import type { FormItem, FormItemField } from './form.item';

/** What is wrong with a form beyond its shape (D-3.5 PublicForm); paths are relative to it. */
export function checkForm(form: FormItem, _scope: RuleScope): Fault[] {
  return [
    ...checkOpening(form),
    ...checkListedOnce(form.notify, 'notify'),
    ...checkDistinct(form.fields, 'key', 'fields'),
    ...form.fields.flatMap((field, index) => {
      const path = `fields[${index}]`;
      return [...checkOptions(field, path), ...checkCondition(field, form.fields.slice(0, index), path), ...checkAnswerRule(field, path)];
    }),
  ];
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
  const asked = earlier.find(({ key }) => key === showIf.field);
  if (!asked) return [{ path: `${path}.showIf.field`, message: `Name the key of a field that stands before this one; "${showIf.field}" does not.` }];
  const choices = asked.options.choices;
  if (!choices || choices.includes(showIf.equals)) return [];
  return [{ path: `${path}.showIf.equals`, message: `Give one of the choices of "${asked.key}": ${choices.join(', ')}.` }];
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
  if (rule.pattern !== undefined && !answerPattern(rule.pattern)) {
    faults.push({ path: `${path}.validation.pattern`, message: 'Give a short regular expression that JavaScript understands, without look-around and references back.' });
  }
  return faults;
}
