import { timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import type { Submission } from './submission';

/** What a merchant's server is told of a form that it sent. */
export const storeSubmissionView = z
  .object({
    ref: z.string().describe('As `form.submitted` and the merchant are told it. Begins with `test_` for a test key, and is known nowhere else.'),
    formRef: z.string(),
    formSlug: z.string(),
    submittedAt: timestamp,
    test: z.boolean(),
  })
  .meta({ id: 'StoreFormSubmissionView' });
export type StoreSubmissionView = z.infer<typeof storeSubmissionView>;

export function presentStoreSubmission({ id, mode, formId, formSlug, submittedAt }: Submission): StoreSubmissionView {
  const test = mode === 'test';
  return { ref: `${test ? 'test_' : ''}${refOf('sub', id)}`, formRef: refOf('frm', formId), formSlug, submittedAt: timestampOf(submittedAt), test };
}
