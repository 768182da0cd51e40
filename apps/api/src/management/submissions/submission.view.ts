import { refOf, timestampOf } from '@svc/kernel';
import { SUBMISSION_SOURCES, type Submission, type SubmissionFiles } from '@svc/content';
import { FIELD_TYPES, timestamp } from '@svc/contracts';
import { z } from 'zod';

export const submittedAnswers = z
  .array(z.object({ key: z.string(), label: z.string(), type: z.enum(FIELD_TYPES), value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }))
  .describe('In the form’s order; what was not asked or left blank is absent.');

/** What somebody sent by a form, with what was asked then. */
export const submissionView = z
  .object({
    ref: z.string(),
    formRef: z.string(),
    formSlug: z.string(),
    formName: z.string(),
    source: z.enum(SUBMISSION_SOURCES),
    sender: z
      .object({ name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() })
      .describe('As told by the fields that have an `identity`.'),
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

/** With links to its files that are good for an hour from now. */
export function presentSubmission(submission: Submission, { slug, links, now }: { slug: string; links: SubmissionFiles; now: Date }): SubmissionView {
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
      ref: refOf('fil', fileId), key, label, name, contentType, sizeBytes, downloadUrl: links.forAnHour(slug, id, fileId, now),
    })),
    submittedAt: timestampOf(submittedAt),
  };
}
