import { Body, Controller, Headers, Res } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import type { Author } from '@svc/kernel';
import { JsonBytes, ThreadedDocuments } from '@svc/composition';
import {
  ReadStorefrontDocument,
  SECTIONS,
  WriteStorefrontDocument,
  type DocumentItem,
  type WriteStorefrontCommand,
} from '@svc/workspace-document';
import type { Response } from 'express';
import type { StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation } from '../../edge';
import { streamed } from '../json-answer';
import { tagged } from '../items/items.controller';
import { CHANGING, patchBody, POINTING } from '../items/section-resource';

const storefront = SECTIONS.storefront.schema as z.ZodObject;
const common = { audience: 'workspace', path: '/admin/storefront', tag: 'Storefront', returns: storefront } as const;

/** The storefront document: brand, theme, sections, pages and content. */
@Controller()
export class StorefrontDocumentController {
  constructor(
    private readonly readStorefront: ReadStorefrontDocument,
    private readonly writeStorefront: WriteStorefrontDocument,
    private readonly documents: ThreadedDocuments,
  ) {}

  @ManagementOperation({
    ...common,
    id: 'readStorefrontDocument',
    method: 'GET',
    summary: 'Read the storefront document',
    description: 'Not found until one was written.',
    errors: ['NOT_FOUND'],
  })
  async read(@ManagedWorkspace() { id }: Workspace, @Res({ passthrough: true }) response: Response): Promise<DocumentItem> {
    const answer = await this.readStorefront.execute({ workspaceId: id });
    return tagged(response, answer.revision, answer.storefront);
  }

  @ManagementOperation({
    ...common,
    id: 'replaceStorefrontDocument',
    method: 'PUT',
    summary: 'Write the storefront document',
    description: POINTING,
    body: storefront,
    large: 'item',
    errors: ['CONFLICT'],
  })
  replace(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DocumentItem | StreamableFile> {
    return this.write(response, { workspaceId: id, by, mode: 'replace', body, ifMatch });
  }

  @ManagementOperation({
    ...common,
    id: 'changeStorefrontDocument',
    method: 'PATCH',
    summary: 'Change the storefront document',
    description: `${CHANGING} ${POINTING}`,
    body: patchBody(storefront, 'StorefrontPatch'),
    large: 'item',
    errors: ['CONFLICT'],
  })
  change(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DocumentItem | StreamableFile> {
    return this.write(response, { workspaceId: id, by, mode: 'merge', body, ifMatch });
  }

  private async write(response: Response, { body, ...command }: WriteStorefrontCommand): Promise<DocumentItem | StreamableFile> {
    if (body instanceof JsonBytes) return streamed(response, await this.documents.run('writeStorefront', command, body));
    const { storefront: written, revision } = await this.writeStorefront.execute({ ...command, body });
    return tagged(response, revision, written);
  }
}
