import { SUBMISSION_SOURCES, type Submission, type SubmissionFiles, type SubmissionList, type SubmittedForm } from '@svc/content';
import { describedEnum, FIELD_TYPES, fieldType, timestamp } from '@svc/contracts';
import { idOf, InvalidInput, refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { at, filter, pageQuery } from '../page.dto';

export const submittedAnswers = z
  .array(
    z.object({
      key: z.string().describe('Key of the question.'),
      label: z.string().describe('Question as it was read then.'),
      type: z.enum(FIELD_TYPES).describe(fieldType.description!),
      value: z
        .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
        .describe('Answer: a text, a number, true or false, or a list of the chosen texts.'),
    }),
  )
  .describe('Answers in the order of the form. Questions that were not asked or left blank are absent.');

/** A submission of a form, with the questions as asked at the time. */
export const submissionView = z
  .object({
    ref: z.string().describe('Ref of the submission: `sub_…`.'),
    formRef: z.string().describe('Ref of the form: `frm_…`.'),
    formSlug: z.string().describe('Slug of the form, by which storefronts read it.'),
    formName: z.string().describe('Name of the form, as its senders read it.'),
    source: describedEnum(SUBMISSION_SOURCES, 'Origin of the submission.', {
      hosted: 'On its page of the service.',
      storefront_api: 'From your server, with a secret key.',
    }),
    sender: z
      .object({
        name: z.string().optional().describe('Name. Absent: no question asked for it, or it was left blank.'),
        email: z.string().optional().describe('E-mail address. Absent: no question asked for it, or it was left blank.'),
        phone: z.string().optional().describe('Phone number. Absent: no question asked for it, or it was left blank.'),
      })
      .describe('Person who sent it, as far as questions with an `identity` tell.'),
    answers: submittedAnswers,
    files: z
      .array(
        z.object({
          ref: z.string().describe('Identifier of the file within the submission.'),
          key: z.string().describe('Key of the question that asked for it.'),
          label: z.string().describe('Question as it was read then.'),
          name: z.string().describe('Name of the file, as the sender calls it.'),
          contentType: z.string().describe('Type of the file, found by its bytes, such as `image/png`.'),
          sizeBytes: z.int().describe('Bytes that the file takes up.'),
          downloadUrl: z.string().describe('Signed address, valid for an hour. A stranger sent the file: open it with care.'),
        }),
      )
      .describe('Files that came with it.'),
    submittedAt: timestamp.describe('When it was sent, UTC.'),
  })
  .meta({ id: 'FormSubmission', description: 'A submission of a form, with the questions as they were then.' });
export type SubmissionView = z.infer<typeof submissionView>;

export function presentAnswers(answers: Submission['answers']): z.infer<typeof submittedAnswers> {
  return answers.map(({ key, label, type, value }) => ({ key, label, type, value: typeof value === 'object' ? [...value] : value }));
}

/** Returns the view of a submission, with links to its files that are valid for an hour from now. */
export function presentSubmission(
  submission: Submission,
  { slug, links, now }: { slug: string; links: SubmissionFiles; now: Date },
): SubmissionView {
  const { id, formId, formSlug, formName, source, identity, answers, files, submittedAt } = submission;
  return {
    ref: refOf('sub', id),
    formRef: refOf('frm', formId),
    formSlug,
    formName,
    source,
    sender: identity,
    answers: presentAnswers(answers),
    files: files.map(({ id: fileId, key, label, name, contentType, sizeBytes }) => ({
      ref: refOf('fil', fileId),
      key,
      label,
      name,
      contentType,
      sizeBytes,
      downloadUrl: links.forAnHour(slug, id, fileId, now),
    })),
    submittedAt: timestampOf(submittedAt),
  };
}

const since = at.optional().describe('Only those sent at or after this moment.');
const NAME_A_FORM = 'Say of which form: ?form=contact.';

/** Filters of the list of submissions. */
export const listSubmissionsQuery = pageQuery.extend({
  form: filter('Only of this form: its ref or its slug.'),
  search: filter('Only with this in an answer or in the sender’s name, in any case.'),
  since,
});
export type ListSubmissionsQuery = z.output<typeof listSubmissionsQuery>;

export const exportSubmissionsQuery = z.strictObject({
  form: z.string(NAME_A_FORM).min(1, NAME_A_FORM).max(255).describe('Its ref or its slug.'),
  since,
});
export type ExportSubmissionsQuery = z.output<typeof exportSubmissionsQuery>;

/** Returns the form that a request names by its ref or its slug, including deleted forms with submissions. Throws InvalidInput. */
export async function formNamed(list: SubmissionList, workspaceId: string, refOrSlug: string): Promise<SubmittedForm> {
  const id = idOf('frm', refOrSlug);
  const form = await list.form(workspaceId, id ? { id } : { slug: refOrSlug });
  if (!form) throw new InvalidInput('There is no form of this ref or slug.', { invalid: ['form'] });
  return form;
}
