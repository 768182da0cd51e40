import { SUBMISSION_SOURCES, type Submission, type SubmissionFiles, type SubmissionList, type SubmittedForm } from '@svc/content';
import { FIELD_TYPES, timestamp } from '@svc/contracts';
import { idOf, InvalidInput, refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { at, filter, pageQuery } from '../page.dto';

export const submittedAnswers = z
  .array(
    z.object({
      key: z.string(),
      label: z.string(),
      type: z.enum(FIELD_TYPES),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
    }),
  )
  .describe('In the form’s order; what was not asked or left blank is absent.');

/** A submission of a form, with the questions as asked at the time. */
export const submissionView = z
  .object({
    ref: z.string(),
    formRef: z.string(),
    formSlug: z.string(),
    formName: z.string(),
    source: z.enum(SUBMISSION_SOURCES),
    sender: z
      .object({ name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() })
      .describe('From the fields that have an `identity`.'),
    answers: submittedAnswers,
    files: z.array(
      z.object({
        ref: z.string(),
        key: z.string(),
        label: z.string(),
        name: z.string(),
        contentType: z.string().describe('By its bytes.'),
        sizeBytes: z.int(),
        downloadUrl: z.string().describe('Good for an hour. Treat what it gives as what a stranger sent.'),
      }),
    ),
    submittedAt: timestamp,
  })
  .meta({ id: 'FormSubmission' });
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
