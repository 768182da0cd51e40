import type { z } from 'zod';
import type { ManagementOperation } from '../../edge/operation';
import { pageView } from '../page.dto';
import { CHANGING, ITEM_LIMIT, POINTING } from './item-texts';
import type { SectionResource } from './section-resource';

type ItemOperation = 'list' | 'create' | 'read' | 'change' | 'delete';

/** What the management API can do with the things of one section. */
export function itemOperations(
  { path, tag, noun, name, identifiedBy, create, patch, view }: SectionResource,
  listQuery: z.ZodObject,
): Record<ItemOperation, ManagementOperation> {
  const common = { audience: 'workspace', tag } as const;
  return {
    list: {
      ...common, id: `listManaged${name}s`, method: 'GET', path, summary: `List ${noun}s, newest first`,
      description: 'Published or not. The order of display is told by `position`.', query: listQuery, returns: pageView(view),
    },
    create: {
      ...common, id: `create${name}`, method: 'POST', path, summary: `Make a ${noun}`, description: POINTING,
      body: create, bodyLimit: ITEM_LIMIT, status: 201, returns: view,
    },
    read: { ...common, id: `readManaged${name}`, method: 'GET', path: `${path}/:ref`, summary: `Read a ${noun}`, returns: view },
    change: {
      ...common, id: `change${name}`, method: 'PATCH', path: `${path}/:ref`, summary: `Change a ${noun}`, description: `${CHANGING} ${POINTING}`,
      body: patch, bodyLimit: ITEM_LIMIT, returns: view, errors: ['CONFLICT'],
    },
    delete: {
      ...common, id: `delete${name}`, method: 'DELETE', path: `${path}/:ref`, summary: `Delete a ${noun}`, status: 204, errors: ['CONFLICT', 'VALIDATION_ERROR'],
      description:
        `Its ${identifiedBy} is free again. It leaves the lists it stands in (collections, showcases, what events sell beside tickets); ` +
        'where something could not do without it, the deletion is refused and `details.fields` names what. Takes `If-Match`.',
    },
  };
}
