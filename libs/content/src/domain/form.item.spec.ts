import type { z } from 'zod';
import { aRuleScope } from '@svc/contracts/testing';
import { checkForm } from './form.item';
import { formItem } from './form.item';

function pathsOf(fields: object[], rest: object = {}): string[] {
  const questions = fields.map((field, index) => ({ key: `f${index}`, type: 'text', label: 'Question', ...field }));
  const form = formItem.parse({ slug: 'contact', name: 'Contact', fields: questions, ...rest } as z.input<typeof formItem>);
  return checkForm(form, aRuleScope()).map(({ path }) => path);
}

describe('a form', () => {
  it('[decisions 3.5 PublicForm] has keys of its own for its fields', () => {
    expect(pathsOf([{ key: 'name' }, { key: 'name' }])).toEqual(['fields[1].key']);
  });

  it('notifies each address once', () => {
    expect(pathsOf([], { notify: ['desk@example.com', 'ada@example.com', 'Desk@example.com'] })).toEqual(['notify[2]']);
  });

  it('[decisions 3.5 PublicForm] offers choices exactly in questions with choices', () => {
    expect(pathsOf([{ type: 'select' }, { options: { choices: ['x'] } }, { type: 'radio', options: { choices: ['x', 'X'] } }])).toEqual([
      'fields[0].options.choices',
      'fields[1].options.choices',
      'fields[2].options.choices[1]',
    ]);
  });

  it('[D-116] offers no more choices than its page can render in time', () => {
    const choices = Array.from({ length: 200 }, (_, index) => `Choice ${index}`);
    const fieldsWith = (count: number) => Array.from({ length: count }, () => ({ type: 'select', options: { choices } }));
    expect(pathsOf(fieldsWith(25))).toEqual([]);
    expect(pathsOf([...fieldsWith(25), { type: 'radio', options: { choices: ['One more'] } }])).toEqual(['fields']);
  });

  it('[decisions 3.5 PublicForm] limits files only in questions for files', () => {
    expect(pathsOf([{ type: 'file', options: { file: { maxFiles: 2 } } }, { options: { file: {} } }])).toEqual(['fields[1].options.file']);
  });

  it('[§2.1] has conditions only on earlier questions, and on choices that these have', () => {
    const meal = { key: 'meal', type: 'select', options: { choices: ['fish', 'rice'] } };
    expect(pathsOf([meal, { showIf: { field: 'meal', equals: 'fish' } }])).toEqual([]);
    expect(pathsOf([{ showIf: { field: 'meal', equals: 'fish' } }, meal])).toEqual(['fields[0].showIf.field']);
    expect(pathsOf([meal, { showIf: { field: 'meal', equals: 'beef' } }])).toEqual(['fields[1].showIf.equals']);
  });

  it('[decisions 3.5 PublicForm] has answer rules that some answer can satisfy', () => {
    expect(
      pathsOf([
        { validation: { min: 2, max: 1 } },
        { validation: { minLength: 2, maxLength: 1 } },
        { validation: { pattern: '(' } },
        { validation: { pattern: '(?=a)b' } },
      ]),
    ).toEqual([
      'fields[0].validation.max',
      'fields[1].validation.maxLength',
      'fields[2].validation.pattern',
      'fields[3].validation.pattern',
    ]);
  });

  it('[decisions 3.5 PublicForm] opens before it closes', () => {
    expect(pathsOf([], { opensAt: '2026-03-02T09:00:00Z', closesAt: '2026-03-02T09:30:00+01:00' })).toEqual(['closesAt']);
  });

  it('refuses unknown fields', () => {
    expect(formItem.safeParse({ slug: 'contact', name: 'Contact', fields: [], colour: 'red' }).success).toBe(false);
  });
});
