import { Body, Controller, Inject, Param } from '@nestjs/common';
import { presentStoreSubmission, storeSubmissionView, SubmitForm, submissionRequest, type StoreSubmissionView, type SubmissionRequest } from '@svc/content';
import { Caller, nameOf, Operation, read } from '../../edge';

/** `/store/forms/{slug}/submissions`: a form that the merchant's own server sends. */
@Controller()
export class SubmissionsController {
  constructor(@Inject(SubmitForm) private readonly submitForm: SubmitForm) {}

  @Operation({
    id: 'submitForm', method: 'POST', path: '/store/forms/:slug/submissions', tag: 'Content', summary: 'Send what somebody answered to a form',
    description:
      'For your server, of a form on a page of your own; a form that asks for files is filled in at its `hostedUrl`. Answers are judged as they are there: every fault is told at once, ' +
      'in `details.fields` as `answers.<key>`. Each call is a submission of its own: send it again only when no answer came. Slow down who sends your form too often: to the service all of them are your server. ' +
      'A test key checks everything and keeps nothing.',
    scope: 'forms:submit', publishable: false, rate: 'identity', status: 201, body: submissionRequest, returns: storeSubmissionView,
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'CONFLICT'], caching: 'no-store',
  })
  async execute(
    @Caller() { store: { workspaceId }, mode, now }: Caller,
    @Param('slug', nameOf('form')) formSlug: string,
    @Body(read(submissionRequest)) { answers }: SubmissionRequest,
  ): Promise<StoreSubmissionView> {
    return presentStoreSubmission(await this.submitForm.execute({ workspaceId, mode, formSlug, answers, files: [], source: 'storefront_api', now: now.date }));
  }
}
