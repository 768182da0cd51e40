import { Controller } from '@nestjs/common';
import { presentStoreSubmission, storeSubmissionView, SubmitForm, submissionRequest, type StoreSubmissionView, type SubmissionRequest } from '@svc/content';
import { z } from 'zod';
import { Operation, type Answer, type StoreCall } from '../../edge';
import { answerTo, idempotencyKeyHeader } from '../idempotency-headers';

/** `/store/forms/{slug}/submissions`: a form that the merchant's own server sends. */
@Controller()
export class SubmissionsController {
  constructor(private readonly submitForm: SubmitForm) {}

  @Operation({
    id: 'submitForm', method: 'POST', path: '/store/forms/:slug/submissions', names: 'form', tag: 'Content', summary: 'Send what somebody answered to a form',
    description:
      'For your server, of a form on a page of your own; a form that asks for files is filled in at its `hostedUrl`. Answers are judged as they are there: every fault is told at once, ' +
      'in `details.fields` as `answers.<key>`. A retry with the same Idempotency-Key and body gets the same submission, with the header Idempotent-Replayed; without that header each call is a submission of its own. Slow down who sends your form too often: to the service all of them are your server. ' +
      'A test key checks everything and keeps nothing.',
    scope: 'forms:submit', publishable: false, rate: 'identity', status: 201, body: submissionRequest, returns: storeSubmissionView,
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'], caching: 'no-store',
  })
  async execute({ caller: { store: { workspaceId }, mode, now }, name: formSlug, body: { answers }, idempotencyKey }: StoreCall<unknown, SubmissionRequest>): Promise<Answer<StoreSubmissionView>> {
    const { submission, isReplay } = await this.submitForm.execute({ workspaceId, mode, formSlug, answers, files: [], room: NO_ROOM, source: 'storefront_api', idempotencyKey, now: now.date });
    return answerTo(presentStoreSubmission(submission), isReplay);
  }
}

/** Files come by the page of a form alone. */
const NO_ROOM = { inAllBytes: 0 };
