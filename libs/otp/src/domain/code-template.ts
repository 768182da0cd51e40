import { asTextMessage, DEFAULT_LANGUAGE, type Language, languageOf, textLengthOf, withoutControls } from '@svc/contracts';
import { cutText, InvalidInput } from '@svc/kernel';
import { z } from 'zod';
import type { CodeMessage } from '../ports/code-senders';

/** An authentication template of the merchant's WhatsApp account. */
export interface CodeTemplate {
  workspaceId: string;
  /** UUIDv7; shown as `tpl_…`. */
  id: string;
  name: string;
  /** `en`, `en_GB`. */
  language: string;
  /** True once Meta has approved it; only approved templates are used. */
  approved: boolean;
  /** True for the template of codes that name none; one at most. */
  isDefault: boolean;
  createdAt: Date;
}

const fields = {
  name: z
    .string('Give the name of the template.')
    .regex(/^[a-z0-9_]{1,512}$/, 'Give the name as WhatsApp has it: small letters, digits and underscores.')
    .describe(
      'Name of the message template as it is registered at Meta for WhatsApp: lower-case letters, digits and underscores, such as `sign_in_code`.',
    ),
  language: z
    .string('Give the language of the template.')
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'Give the language as WhatsApp has it, such as en or en_GB.')
    .describe('Language of the message template in Meta’s spelling, such as `en` or `en_GB`.'),
  approved: z
    .boolean('Say true or false.')
    .describe('True when Meta has approved the message template; codes are sent only by approved templates. Default: false.'),
  isDefault: z
    .boolean('Say true or false.')
    .describe(
      'True makes the message template the default for codes whose request names none, in place of the former default. Default: false.',
    ),
};
export const newTemplate = z.strictObject({
  ...fields,
  approved: fields.approved.default(false),
  isDefault: fields.isDefault.default(false),
});
export const changedTemplate = z.strictObject(fields).partial();

/** The limit that keeps the list to one page. */
const MOST_TEMPLATES = 50;

/** Returns the template of a code: the named one, else the default, else the oldest, and only if it is approved. */
export function chooseTemplate(templates: readonly CodeTemplate[], templateId?: string): CodeTemplate | undefined {
  const approved = templates.filter((template) => template.approved);
  if (templateId !== undefined) return approved.find(({ id }) => id === templateId);
  return (
    approved.find(({ isDefault }) => isDefault) ?? approved.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())[0]
  );
}

/**
 * Returns the templates to write when this one is made or changed: itself, and the former default.
 * @throws InvalidInput for a name that another has in the same language, and for one template too many
 */
export function writtenTemplates(present: readonly CodeTemplate[], template: CodeTemplate): CodeTemplate[] {
  const others = present.filter(({ id }) => id !== template.id);
  if (others.some(({ name, language }) => name === template.name && language === template.language)) {
    throw new InvalidInput('There is such a template already.', {
      fields: { name: 'Give another name or language, or change the template that has these.' },
    });
  }
  if (others.length >= MOST_TEMPLATES)
    throw new InvalidInput(`There are ${MOST_TEMPLATES} templates: delete one that is not used any more.`);
  const former = template.isDefault ? others.filter(({ isDefault }) => isDefault) : [];
  return [...former.map((other) => ({ ...other, isDefault: false })), template];
}

/** Characters of a name, so that an SMS stays short. */
const MOST_OF_NAME = 40;

/** Texts of an SMS with a code, naming its sender; each begins with the code, for lock screens. */
const CODE_TEXTS = {
  en: (code, name, minutes) =>
    `${code} is your code${name && ` for ${name}`}. It works for ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Give it to nobody.`,
  fr: (code, name, minutes) =>
    `${code} est votre code${name && ` pour ${name}`}. Il est valable ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Ne le donnez à personne.`,
} as const satisfies Readonly<Record<Language, (code: string, name: string, minutes: number) => string>>;

/**
 * Writes the text of a code in the customer's language, or in the default one. A code that is bound to a site ends with the line by which
 * browsers know it (WICG, origin-bound one-time codes); that line is not to cost a second SMS, so the name gives way.
 */
export function writeCodeText({
  code,
  from,
  minutes,
  language = DEFAULT_LANGUAGE,
  originHost,
}: Pick<CodeMessage, 'code' | 'from' | 'minutes' | 'language' | 'originHost'>): string {
  const name = cutText(withoutControls(from.replaceAll(/\s+/g, ' ')).trim(), MOST_OF_NAME).trim();
  const textWith = (named: string) => asTextMessage(CODE_TEXTS[languageOf(language)](code, named, minutes), [named]);
  if (originHost === undefined) return textWith(name);
  const boundWith = (named: string) => `${textWith(named)}\n\n@${originHost} #${code}`;
  return textLengthOf(boundWith(name)).segments > textLengthOf(textWith(name)).segments ? boundWith('') : boundWith(name);
}
