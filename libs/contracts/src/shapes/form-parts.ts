import { z } from 'zod';
import { FIELD_TYPES, key, line, showIf } from './common';

const IDENTITIES = ['none', 'name', 'first_name', 'last_name', 'email', 'phone'] as const;

const fileRule = z.strictObject({
  accept: z.array(line).max(50).default([]).describe('MIME types or extensions; empty accepts every kind.'),
  maxSizeBytes: z.number().int().positive().max(100_000_000, 'Allow at most 100 MB.').default(10_000_000),
  maxFiles: z.number().int().positive().max(20, 'Allow at most 20 files.').default(1),
});

const questionOptions = z
  .strictObject({ choices: z.array(line).max(200).optional(), file: fileRule.optional() })
  .meta({ id: 'FormFieldOptions' });

const length = z.number().int('Give a whole number.').min(0, 'Give 0 or more.');

const answerRule = z
  .strictObject({
    min: z.number().optional(),
    max: z.number().optional(),
    minLength: length.optional(),
    maxLength: length.optional(),
    pattern: z.string().max(500).optional().describe('A short regular expression that the whole answer matches, without look-around and references back.'),
  })
  .meta({ id: 'FormFieldValidation' });

/** A question of a form (D-3.5 PublicFormField), alike in the workspace document and in the response. */
export const question = {
  key,
  label: line,
  type: z.enum(FIELD_TYPES),
  required: z.boolean().default(false),
  hidden: z.boolean().default(false),
  helpText: z.string().max(1_000).optional(),
  placeholder: z.string().max(300).optional(),
  options: questionOptions.default({}),
  identity: z.enum(IDENTITIES).default('none').describe('Which part of who the answerer is this tells.'),
  showIf: showIf.optional(),
  validation: answerRule.optional(),
  defaultValue: z.union([z.string().max(5_000), z.number(), z.boolean(), z.array(z.string().max(300)).max(200)]).optional(),
};
