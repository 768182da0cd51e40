import { Body, Controller, Headers, Inject, Param, Query, Res, type Type } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import type { Author } from '@svc/kernel';
import { addressedAs, ChangeItem, CreateItem, DeleteItem, ListItems, ReadItem, type ItemAnswer, type ItemView } from '@svc/workspace-document';
import type { Response } from 'express';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { pageQuery, pageRequestOf, pageView, presentPage, type PageQuery } from '../page.dto';
import { CHANGING, ITEM_LIMIT, POINTING } from './item-texts';
import { itemIdOf } from './item-id.pipe';
import type { SectionResource } from './section-resource';
import { tagged } from './tagged';

/** The controller of one section: list, make, read, change and delete its things, by the rules of the workspace document. */
export function itemsController({ section, path, tag, noun, name, identifiedBy, create, patch, view }: SectionResource): Type {
  const { prefix } = addressedAs(section);
  const common = { audience: 'workspace', tag } as const;
  const listQuery = pageQuery.extend({ [identifiedBy]: pageQuery.shape.cursor.describe(`Only the one of this ${identifiedBy}, whatever its case.`) });
  const itemId = itemIdOf(noun, prefix);

  @Controller()
  class ItemsController {
    constructor(
      @Inject(ListItems) private readonly listItems: ListItems,
      @Inject(ReadItem) private readonly readItem: ReadItem,
      @Inject(CreateItem) private readonly createItem: CreateItem,
      @Inject(ChangeItem) private readonly changeItem: ChangeItem,
      @Inject(DeleteItem) private readonly deleteItem: DeleteItem,
    ) {}

    @ManagementOperation({
      ...common, id: `listManaged${name}s`, method: 'GET', path, summary: `List ${noun}s, newest first`,
      description: 'Published or not. The order of display is told by `position`.', query: listQuery, returns: pageView(view),
    })
    async list(@ManagedWorkspace() { id }: Workspace, @Query(read(listQuery)) query: PageQuery & Record<string, unknown>) {
      const identity = query[identifiedBy] as string | undefined;
      const page = await this.listItems.execute({ workspaceId: id, section, identity, ...pageRequestOf(query, prefix) });
      return presentPage(page, prefix, (item) => item);
    }

    @ManagementOperation({
      ...common, id: `create${name}`, method: 'POST', path, summary: `Make a ${noun}`, description: POINTING,
      body: create, bodyLimit: ITEM_LIMIT, status: 201, returns: view,
    })
    async create(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Body() body: unknown, @Res({ passthrough: true }) response: Response): Promise<ItemView> {
      return this.answer(response, await this.createItem.execute({ workspaceId: id, section, by, body }));
    }

    @ManagementOperation({ ...common, id: `readManaged${name}`, method: 'GET', path: `${path}/:ref`, summary: `Read a ${noun}`, returns: view })
    async read(@ManagedWorkspace() { id }: Workspace, @Param('ref', itemId) itemRef: string, @Res({ passthrough: true }) response: Response): Promise<ItemView> {
      return this.answer(response, await this.readItem.execute({ workspaceId: id, section, id: itemRef }));
    }

    @ManagementOperation({
      ...common, id: `change${name}`, method: 'PATCH', path: `${path}/:ref`, summary: `Change a ${noun}`, description: `${CHANGING} ${POINTING}`,
      body: patch, bodyLimit: ITEM_LIMIT, returns: view, errors: ['CONFLICT'],
    })
    async change(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Param('ref', itemId) itemRef: string,
      @Headers('if-match') ifMatch: string | undefined,
      @Body() body: unknown,
      @Res({ passthrough: true }) response: Response,
    ): Promise<ItemView> {
      return this.answer(response, await this.changeItem.execute({ workspaceId: id, section, id: itemRef, by, ifMatch, patch: body }));
    }

    @ManagementOperation({
      ...common, id: `delete${name}`, method: 'DELETE', path: `${path}/:ref`, summary: `Delete a ${noun}`, status: 204, errors: ['CONFLICT', 'VALIDATION_ERROR'],
      description:
        `Its ${identifiedBy} is free again. It leaves the lists it stands in (collections, showcases, what events sell beside tickets); ` +
        'where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.',
    })
    delete(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Param('ref', itemId) itemRef: string,
      @Headers('if-match') ifMatch: string | undefined,
    ): Promise<void> {
      return this.deleteItem.execute({ workspaceId: id, section, id: itemRef, by, ifMatch });
    }

    private answer(response: Response, answer: ItemAnswer): ItemView {
      return tagged(response, answer.revision, answer.view);
    }
  }
  Object.defineProperty(ItemsController, 'name', { value: `${name}sController` });
  return ItemsController;
}
