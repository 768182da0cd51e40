import { Controller } from '@nestjs/common';
import { presentStoreSubmission, storeSubmissionView, submissionRequest, SubmitForm, type StoreSubmissionView } from '@svc/content';
import { type Answer, answerTo, idempotencyKeyHeader, Operation, type StoreCall } from '@svc/http';
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
    description: 'One published form with its questions, conditions and limits. A closed form is returned, too: see `status`.',
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
    summary: 'Send the answers to a form',
    description:
      'Submits a form of your own page from your server; forms that ask for files are filled in at their `hostedUrl`. All faults are reported at once, in `details.fields` as `answers.<key>`. A retry with the same `Idempotency-Key` and body returns the same submission; without that header each call is a submission of its own. Send `X-Visitor`, so that limits count for each visitor and not for your server. A test key checks everything and keeps nothing.',
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
  }: StoreCall<unknown, typeof submissionRequest>): Promise<Answer<StoreSubmissionView>> {
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
    description: 'One published table with all its rows. Private columns are left out.',
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
    description: 'One published media catalog with its pictures, videos and other files.',
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
    description: 'One public folder with its files, and the public folders in it. Each file has a signed `downloadUrl`, valid for an hour.',
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
    description: 'One published note, both as blocks and as HTML. A note with a later `publishedAt` is not found before that moment.',
    scope: 'storefront:read',
    returns: publicNote,
    prepared: { perMode: false },
  })
  note({ caller: { store, now, dependsOn }, name: slug }: StoreCall): Promise<PublicNote> {
    return this.content.note({ store, slug, now, dependsOn });
  }
}
