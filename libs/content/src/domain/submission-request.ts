import { givenAnswers } from '@svc/contracts';
import { z } from 'zod';

/** What a merchant's server sends of what somebody answered to a form. Fields that are not known are ignored. */
export const submissionRequest = z
  .object({ answers: givenAnswers.describe('Answers by the `key` of their question. What its `showIf` leaves out is ignored, and blank is no answer.') })
  .meta({ id: 'StoreFormSubmissionRequest' });
export type SubmissionRequest = z.output<typeof submissionRequest>;
