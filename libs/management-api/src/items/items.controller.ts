import { Controller, type Type } from '@nestjs/common';
import { type JsonAnswer, JsonBytes, ThreadedDocuments } from '@svc/composition';
import { type Fault, foldCode } from '@svc/contracts';
import { Answer, Operation, type RefCall, tagged, type WorkspaceCall } from '@svc/http';
import {
  addressedAs,
  ChangeItem,
  type ChangePreview,
  CreateItem,
  DeleteItem,
  ListItems,
  ReadItem,
  type ItemAnswer,
  type ItemView,
} from '@svc/workspace-document';
import type { eventChangeQuery, forceQuery } from '../in-use.dto';
import { pageRequestOf, presentPage, type pageQuery } from '../page.dto';
import { itemOperations, sectionResource, type SectionResource } from './section-resource';

/**
 * Returns the controller of one section, which lists, creates, reads, changes and deletes its items by the rules of the workspace
 * document.
 */
function itemsController(resource: SectionResource): Type {
  const { section, path, name, identifiedBy } = resource;
  const { prefix } = addressedAs(section);
  const operations = itemOperations(resource);

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

    @Operation(`GET ${path}`, operations.list)
    async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof pageQuery }>) {
      const identity = nameIn(query as Record<string, unknown>, identifiedBy);
      const page = await this.listItems.execute({ workspaceId: id, section, identity, ...pageRequestOf(query, prefix) });
      return presentPage(page, prefix, (item) => item);
    }

    @Operation(`POST ${path}`, operations.create)
    async create({ workspace: { id }, author: by, body }: WorkspaceCall): Promise<Answer<ItemView> | JsonAnswer> {
      if (body instanceof JsonBytes) return this.documents.run('createItem', { workspaceId: id, section, by }, body);
      return answerOf(await this.createItem.execute({ workspaceId: id, section, by, body }));
    }

    @Operation(`GET ${path}/:ref`, operations.read)
    async read({ workspace: { id }, params: { ref } }: RefCall): Promise<Answer<ItemView>> {
      return answerOf(await this.readItem.execute({ workspaceId: id, section, id: ref }));
    }

    @Operation(`PATCH ${path}/:ref`, operations.change)
    async change({
      workspace: { id },
      author: by,
      params: { ref },
      query: { force, notify, dryRun: isPreview },
      ifMatch,
      body,
    }: RefCall<{ query: typeof eventChangeQuery }>): Promise<Answer<ItemView> | ChangePreview | JsonAnswer> {
      const command = { workspaceId: id, section, id: ref, by, ifMatch, force, notify };
      if (body instanceof JsonBytes) return this.documents.run('changeItem', { ...command, isPreview }, body);
      if (isPreview) return this.changeItem.preview({ ...command, patch: body });
      return answerOf(await this.changeItem.execute({ ...command, patch: body }));
    }

    @Operation(`DELETE ${path}/:ref`, operations.delete)
    async delete({
      workspace: { id },
      author: by,
      params: { ref },
      query: { force },
      ifMatch,
    }: RefCall<{ query: typeof forceQuery }>): Promise<Answer<{ warnings: Fault[] }> | undefined> {
      const warnings = await this.deleteItem.execute({ workspaceId: id, section, id: ref, by, ifMatch, force });
      return warnings.length > 0 ? new Answer({ warnings }, { status: 200 }) : undefined;
    }
  }
  Object.defineProperty(ItemsController, 'name', { value: `${name}sController` });
  return ItemsController;
}

const answerOf = ({ view, revision }: ItemAnswer) => tagged(view, revision);

/** Events as a resource of the management API. */
export const MANAGED_EVENT = sectionResource('events', 'Events', 'events');

/** Sections of the workspace document that are managed item by item. */
const RESOURCES = [
  sectionResource('products', 'Products', 'catalogue'),
  sectionResource('packages', 'Packages', 'catalogue'),
  sectionResource('collections', 'Collections', 'catalogue'),
  MANAGED_EVENT,
  sectionResource('forms', 'Forms', 'forms'),
  sectionResource('tables', 'Tables', 'content'),
  sectionResource('catalogs', 'Catalogs', 'content'),
  sectionResource('folders', 'Folders', 'content'),
  sectionResource('notes', 'Notes', 'content'),
  sectionResource('deliveryZones', 'Delivery zones', 'catalogue'),
  sectionResource('discountCodes', 'Codes', 'codes'),
  sectionResource('promoterCodes', 'Codes', 'codes'),
];

export const ITEM_CONTROLLERS = RESOURCES.map(itemsController);

/** Returns the slug, key or code by which a list is filtered; a code is compared as it is stored (D-154). */
function nameIn(query: Readonly<Record<string, unknown>>, field: 'slug' | 'key' | 'code'): string | undefined {
  const name = query[field] as string | undefined;
  return name !== undefined && field === 'code' ? foldCode(name) : name;
}
