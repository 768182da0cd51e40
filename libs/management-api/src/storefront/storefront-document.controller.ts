import { Controller } from '@nestjs/common';
import { type JsonAnswer, JsonBytes, ThreadedDocuments } from '@svc/composition';
import { type Answer, Operation, tagged, type WorkspaceCall } from '@svc/http';
import {
  ReadStorefrontDocument,
  SECTIONS,
  WriteStorefrontDocument,
  type DocumentItem,
  type WriteStorefrontCommand,
} from '@svc/workspace-document';
import type { z } from 'zod';
import { changing, patchBody, POINTING } from '../items/section-resource';

const storefront = SECTIONS.storefront.schema as z.ZodObject;
const writing = { audience: 'workspace', tag: 'Storefront', permission: 'storefront.write' } as const;

/** The storefront document: brand, theme, sections, pages and content. */
@Controller()
export class StorefrontDocumentController {
  constructor(
    private readonly readStorefront: ReadStorefrontDocument,
    private readonly writeStorefront: WriteStorefrontDocument,
    private readonly documents: ThreadedDocuments,
  ) {}

  @Operation('GET /admin/storefront', {
    audience: 'workspace',
    tag: 'Storefront',
    returns: storefront,
    id: 'readStorefrontDocument',
    permission: 'storefront.read',
    summary: 'Read the storefront document',
    description: 'Returns the storefront document of the workspace: brand, theme, sections, pages and content. 404 until one was written.',
    errors: ['NOT_FOUND'],
  })
  async read({ workspace: { id } }: WorkspaceCall): Promise<Answer<DocumentItem>> {
    const answer = await this.readStorefront.execute({ workspaceId: id });
    return tagged(answer.storefront, answer.revision);
  }

  @Operation('PUT /admin/storefront', {
    ...writing,
    returns: storefront,
    id: 'replaceStorefrontDocument',
    audit: ['create', 'change'],
    judgesBody: true,
    summary: 'Write the storefront document',
    description: `Replaces the whole storefront document, or creates it: a field that is left out gets its default. Storefronts show it within seconds. With \`If-Match: <ETag>\` it is refused with 409 when the document has changed since it was read. ${POINTING}`,
    body: storefront,
    large: 'item',
    errors: ['CONFLICT'],
  })
  replace({ workspace: { id }, author: by, body, ifMatch }: WorkspaceCall): Promise<Answer<DocumentItem> | JsonAnswer> {
    return this.write({ workspaceId: id, by, mode: 'replace', body, ifMatch });
  }

  @Operation('PATCH /admin/storefront', {
    ...writing,
    returns: storefront,
    id: 'changeStorefrontDocument',
    audit: ['create', 'change'],
    judgesBody: true,
    summary: 'Change the storefront document',
    description: `${changing('storefront document')} ${POINTING}`,
    body: patchBody(storefront, 'StorefrontPatch', 'storefront document'),
    large: 'item',
    errors: ['CONFLICT'],
  })
  change({ workspace: { id }, author: by, body, ifMatch }: WorkspaceCall): Promise<Answer<DocumentItem> | JsonAnswer> {
    return this.write({ workspaceId: id, by, mode: 'merge', body, ifMatch });
  }

  private async write({ body, ...command }: WriteStorefrontCommand): Promise<Answer<DocumentItem> | JsonAnswer> {
    if (body instanceof JsonBytes) return this.documents.run('writeStorefront', command, body);
    const { storefront: written, revision } = await this.writeStorefront.execute({ ...command, body });
    return tagged(written, revision);
  }
}
