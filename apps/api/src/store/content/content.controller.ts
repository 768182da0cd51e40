import { Controller } from '@nestjs/common';
import {
  presentStoreSubmission,
  storeSubmissionView,
  submissionRequest,
  SubmitForm,
  type StoreSubmissionView,
  type SubmissionRequest,
} from '@svc/content';
import {
  publicCatalog,
  publicFolder,
  publicForm,
  publicNote,
  publicTable,
  ReadContent,
  type PublicCatalog,
  type PublicFolder,
  type PublicForm,
  type PublicNote,
  type PublicTable,
} from '@svc/storefront';
import { z } from 'zod';
import { answerTo, idempotencyKeyHeader, Operation, type Answer, type StoreCall } from '../../edge';

/** Room for files through the API: none, since files come only by the page of a form. */
const NO_ROOM = { inAllBytes: 0 };

/**
 * Content of a storefront beside its products: `/store/forms`, `/store/tables`, `/store/catalogs`, `/store/files` and `/store/notes`
 * (§4.1).
 */
@Controller()
export class ContentController {
  constructor(
    private readonly content: ReadContent,
    private readonly submitForm: SubmitForm,
  ) {}

  @Operation('GET /store/forms/:slug', {
    id: 'readForm',
    names: 'form',
    tag: 'Content',
    summary: 'Read a form',
    scope: 'storefront:read',
    returns: publicForm,
    prepared: { perMode: false },
  })
  form({ caller: { store, now, dependsOn }, name: slug }: StoreCall): Promise<PublicForm> {
    return this.content.form({ store, slug, now, dependsOn });
  }

  @Operation('POST /store/forms/:slug/submissions', {
    id: 'submitForm',
    invalidates: 'nothing',
    names: 'form',
    tag: 'Content',
    summary: 'Send what somebody answered to a form',
    description:
      'For your server, of a form on a page of your own; a form that asks for files is filled in at its `hostedUrl`. Answers are judged as they are there: every fault is reported at once, ' +
      'in `details.fields` as `answers.<key>`. A retry with the same Idempotency-Key and body gets the same submission, with the header Idempotent-Replayed; without that header each call is a submission of its own. Send `X-Visitor`: without it all visitors are one to the service, which is your server. ' +
      'A test key checks everything and keeps nothing.',
    scope: 'forms:submit',
    publishable: false,
    rate: 'identity',
    perVisitor: true,
    status: 201,
    body: submissionRequest,
    returns: storeSubmissionView,
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
    caching: 'no-store',
  })
  async submit({
    caller: {
      store: { workspaceId },
      mode,
      now,
    },
    name: formSlug,
    body: { answers },
    idempotencyKey,
  }: StoreCall<unknown, SubmissionRequest>): Promise<Answer<StoreSubmissionView>> {
    const { submission, isReplay } = await this.submitForm.execute({
      workspaceId,
      mode,
      formSlug,
      answers,
      files: [],
      room: NO_ROOM,
      source: 'storefront_api',
      idempotencyKey,
      now: now.date,
    });
    return answerTo(presentStoreSubmission(submission), isReplay);
  }

  @Operation('GET /store/tables/:slug', {
    id: 'readTable',
    names: 'table',
    tag: 'Content',
    summary: 'Read a table: its columns and rows',
    scope: 'storefront:read',
    returns: publicTable,
    prepared: { perMode: false },
  })
  table({ caller: { store, dependsOn }, name: slug }: StoreCall): Promise<PublicTable> {
    return this.content.table({ store, slug, dependsOn });
  }

  @Operation('GET /store/catalogs/:slug', {
    id: 'readCatalog',
    names: 'catalog',
    tag: 'Content',
    summary: 'Read a media catalog',
    scope: 'storefront:read',
    returns: publicCatalog,
    prepared: { perMode: false },
  })
  catalog({ caller: { store, dependsOn }, name: slug }: StoreCall): Promise<PublicCatalog> {
    return this.content.catalog({ store, slug, dependsOn });
  }

  @Operation('GET /store/files/:slug', {
    id: 'readFolder',
    names: 'folder',
    tag: 'Content',
    summary: 'Read a folder and its files',
    scope: 'storefront:read',
    returns: publicFolder,
    prepared: { perMode: false },
  })
  folder({ caller: { store, now, dependsOn }, name: slug }: StoreCall): Promise<PublicFolder> {
    return this.content.folder({ store, slug, now, dependsOn });
  }

  @Operation('GET /store/notes/:slug', {
    id: 'readNote',
    names: 'note',
    tag: 'Content',
    summary: 'Read a note',
    scope: 'storefront:read',
    returns: publicNote,
    prepared: { perMode: false },
  })
  note({ caller: { store, now, dependsOn }, name: slug }: StoreCall): Promise<PublicNote> {
    return this.content.note({ store, slug, now, dependsOn });
  }
}
