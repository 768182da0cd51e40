import { SUBMISSION_SOURCES, type Submission, type SubmissionFiles, type SubmissionList, type SubmittedForm } from '@svc/content';
import { describedEnum, FIELD_TYPES, fieldType, timestamp } from '@svc/contracts';
import { idOf, InvalidInput, refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { at, filter, pageQuery } from '../page.dto';

export const submittedAnswers = z
  .array(
    z.object({
      key: z.string().describe('Key of the form’s question that was answered: the merchant’s own name of the question.'),
      label: z.string().describe('Wording of the form’s question when the submission was sent, plain text.'),
      type: z.enum(FIELD_TYPES).describe(fieldType.description!),
      value: z
        .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
        .describe('Answer to the form’s question: a text, a number, a boolean, or the list of the chosen texts.'),
    }),
  )
  .describe(
    'Answers in the form submission, in the order of the form. Questions that were not asked or left blank are absent; uploads are listed as files.',
  );

/** A submission of a form, with the questions as asked at the time. */
export const submissionView = z
  .object({
    ref: z.string().describe('Ref of the form submission, given by the service: `sub_…`.'),
    formRef: z.string().describe('Ref of the form that was filled in: `frm_…`.'),
    formSlug: z.string().describe('Slug of the form that was filled in: the merchant’s name of the form in addresses of the shop.'),
    formName: z.string().describe('Name of the form that was filled in, as visitors read it.'),
    source: describedEnum(SUBMISSION_SOURCES, 'Channel through which the form was sent.', {
      hosted: 'Page of the form on the service.',
      storefront_api: 'Storefront API, from the merchant’s server with a secret key.',
    }),
    sender: z
      .object({
        name: z
          .string()
          .optional()
          .describe('Name of the sender of the form. Absent when no question with the `identity` `name` was answered.'),
        email: z
          .string()
          .optional()
          .describe('E-mail address of the sender of the form. Absent when no question with the `identity` `email` was answered.'),
        phone: z
          .string()
          .optional()
          .describe('Phone number of the sender of the form. Absent when no question with the `identity` `phone` was answered.'),
      })
      .describe(
        'Sender of the form: `name`, `email` and `phone`, from the answers to questions that have an `identity`. Empty object when nothing of it is known.',
      ),
    answers: submittedAnswers,
    files: z
      .array(
        z.object({
          ref: z.string().describe('Id of the uploaded file, unique within the form submission.'),
          key: z.string().describe('Key of the form’s question to which the file was uploaded: the merchant’s own name of the question.'),
          label: z
            .string()
            .describe('Wording of the form’s question to which the file was uploaded, plain text, as it was when the submission was sent.'),
          name: z.string().describe('File name of the upload, as the sender called it.'),
          contentType: z.string().describe('MIME type of the uploaded file, detected from its bytes, such as `image/png`.'),
          sizeBytes: z.int().describe('Size of the uploaded file in bytes.'),
          downloadUrl: z
            .string()
            .describe('Signed URL to download the uploaded file, valid for an hour. A stranger sent the file: open it with care.'),
        }),
      )
      .describe('Files that were uploaded with the form submission, each with a download link. Empty when there are none.'),
    submittedAt: timestamp.describe('When the form was sent, UTC timestamp.'),
  })
  .meta({ id: 'FormSubmission', description: 'A submission of a form by a visitor, with the questions as they were worded then.' });
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

const since = at
  .optional()
  .describe('Only form submissions sent at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit.');
const NAME_A_FORM = 'Say of which form: ?form=contact.';

/** Filters of the list of submissions. */
export const listSubmissionsQuery = pageQuery.extend({
  form: filter('Only submissions of this form: its ref (`frm_…`) or its slug. Default: all forms.'),
  search: filter('Only form submissions with this text in an answer or in the sender’s name; upper and lower case are the same.'),
  since,
});

export const exportSubmissionsQuery = z.strictObject({
  form: z.string(NAME_A_FORM).min(1, NAME_A_FORM).max(255).describe('Form whose submissions are exported: its ref (`frm_…`) or its slug.'),
  since,
});

/** Returns the form that a request names by its ref or its slug, including deleted forms with submissions. Throws InvalidInput. */
export async function formNamed(list: SubmissionList, workspaceId: string, refOrSlug: string): Promise<SubmittedForm> {
  const id = idOf('frm', refOrSlug);
  const form = await list.form(workspaceId, id ? { id } : { slug: refOrSlug });
  if (!form) throw new InvalidInput('There is no form of this ref or slug.', { invalid: ['form'] });
  return form;
}
