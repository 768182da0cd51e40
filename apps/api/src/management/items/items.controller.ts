import {
  Body,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Param,
  Query,
  Res,
  type StreamableFile,
  type Type,
} from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { JsonBytes, ThreadedDocuments } from '@svc/composition';
import type { Author } from '@svc/kernel';
import {
  addressedAs,
  ChangeItem,
  CreateItem,
  DeleteItem,
  ListItems,
  ReadItem,
  type ItemAnswer,
  type ItemView,
} from '@svc/workspace-document';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CallingAuthor, itemIdOf, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { forceQuery } from '../in-use.dto';
import { streamed } from '../json-answer';
import { filter, pageQuery, pageRequestOf, presentPage, type PageQuery } from '../page.dto';
import { itemOperations, sectionResource, type SectionResource } from './section-resource';

/** Tells the revision of what is answered as its ETag, for `If-Match`. */
export function tagged<T>(response: Response, revision: string, body: T): T {
  response.setHeader('ETag', `"${revision}"`);
  return body;
}

const conditions = forceQuery.extend({ ifMatch: z.string().optional() });
type Conditions = z.output<typeof conditions>;

/** The `If-Match` header and the query of a change: under which conditions it is made. */
const Conditions = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { query, headers } = context.switchToHttp().getRequest<Request>();
  return { ...query, ifMatch: headers['if-match'] };
});

/** The controller of one section: list, make, read, change and delete its things, by the rules of the workspace document. */
function itemsController(resource: SectionResource): Type {
  const { section, noun, name, identifiedBy } = resource;
  const { prefix } = addressedAs(section);
  const listQuery = pageQuery.extend({ [identifiedBy]: filter(`Only the one of this ${identifiedBy}, whatever its case.`) });
  const operations = itemOperations(resource, listQuery);
  const itemId = itemIdOf(noun, prefix);

  @Controller()
  class ItemsController {
    constructor(
      private readonly listItems: ListItems,
      private readonly readItem: ReadItem,
      private readonly createItem: CreateItem,
      private readonly changeItem: ChangeItem,
      private readonly deleteItem: DeleteItem,
      private readonly documents: ThreadedDocuments,
    ) {}

    @ManagementOperation(operations.list)
    async list(@ManagedWorkspace() { id }: Workspace, @Query(read(listQuery)) query: PageQuery & Record<string, unknown>) {
      const identity = query[identifiedBy] as string | undefined;
      const page = await this.listItems.execute({ workspaceId: id, section, identity, ...pageRequestOf(query, prefix) });
      return presentPage(page, prefix, (item) => item);
    }

    @ManagementOperation(operations.create)
    async create(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Body() body: unknown,
      @Res({ passthrough: true }) response: Response,
    ): Promise<ItemView | StreamableFile> {
      if (body instanceof JsonBytes)
        return streamed(response, await this.documents.run('createItem', { workspaceId: id, section, by }, body));
      return this.answer(response, await this.createItem.execute({ workspaceId: id, section, by, body }));
    }

    @ManagementOperation(operations.read)
    async read(
      @ManagedWorkspace() { id }: Workspace,
      @Param('ref', itemId) itemRef: string,
      @Res({ passthrough: true }) response: Response,
    ): Promise<ItemView> {
      return this.answer(response, await this.readItem.execute({ workspaceId: id, section, id: itemRef }));
    }

    @ManagementOperation(operations.change)
    async change(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Param('ref', itemId) itemRef: string,
      @Conditions(read(conditions)) { ifMatch, force }: Conditions,
      @Body() body: unknown,
      @Res({ passthrough: true }) response: Response,
    ): Promise<ItemView | StreamableFile> {
      const command = { workspaceId: id, section, id: itemRef, by, ifMatch, force };
      if (body instanceof JsonBytes) return streamed(response, await this.documents.run('changeItem', command, body));
      return this.answer(response, await this.changeItem.execute({ ...command, patch: body }));
    }

    @ManagementOperation(operations.delete)
    delete(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Param('ref', itemId) itemRef: string,
      @Conditions(read(conditions)) { ifMatch, force }: Conditions,
    ): Promise<void> {
      return this.deleteItem.execute({ workspaceId: id, section, id: itemRef, by, ifMatch, force });
    }

    private answer(response: Response, answer: ItemAnswer): ItemView {
      return tagged(response, answer.revision, answer.view);
    }
  }
  Object.defineProperty(ItemsController, 'name', { value: `${name}sController` });
  return ItemsController;
}

/** The sections of the workspace document that are managed thing by thing. */
const RESOURCES = [
  sectionResource('products', 'Products'),
  sectionResource('packages', 'Packages'),
  sectionResource('collections', 'Collections'),
  sectionResource('events', 'Events'),
  sectionResource('forms', 'Forms'),
  sectionResource('tables', 'Tables'),
  sectionResource('catalogs', 'Catalogs'),
  sectionResource('folders', 'Folders'),
  sectionResource('notes', 'Notes'),
  sectionResource('deliveryZones', 'Delivery zones'),
  sectionResource('discountCodes', 'Codes'),
  sectionResource('promoterCodes', 'Codes'),
];

export const ITEM_CONTROLLERS = RESOURCES.map(itemsController);
