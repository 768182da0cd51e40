import { Controller } from '@nestjs/common';
import { permissionsOf } from '@svc/access';
import { describedEnum, modeOf } from '@svc/contracts';
import { ContactList } from '@svc/customers';
import { Operation, type WorkspaceCall } from '@svc/http';
import { timestampOf } from '@svc/kernel';
import { MessageLog } from '@svc/notifications';
import { OrderReader } from '@svc/orders';
import { GuestList } from '@svc/registration';
import { z } from 'zod';
import { createdAtOf } from '../moments.dto';
import { modeParameter } from '../page.dto';
import { findHits } from './find-hits';
import { type Hit, HIT_KINDS, HIT_PERMISSIONS, type HitKind, MOST_HITS } from './search-hits';

const searchQuery = z.strictObject({
  q: z
    .string('Say what to search for: ?q=muller.')
    .max(255, 'Give at most 255 characters.')
    .refine((text) => text.trim() !== '', 'Say what to search for: ?q=muller.')
    .describe(
      'Text to search for, at most 255 characters: words in any order, without accents and apostrophes; a phone number in national or international form; the number of an order (`1006` or `#1006`); a ref; the short code of a ticket; an SKU, a street or a postal code; the reference of a payment at its provider.',
    ),
  mode: modeParameter('Mode of the things to search; events are of both.'),
});

const hitView = z
  .object({
    kind: describedEnum(HIT_KINDS, 'Kind of the thing that was found.', {
      order: 'An order: read it under `/admin/orders/{ref}`.',
      registration: 'A registration, or bought seats: read it under `/admin/registrations/{ref}`.',
      contact: 'A contact: read it under `/admin/contacts/{ref}`.',
      event: 'An event: read it under `/admin/events/{ref}`.',
      message:
        'A message to one of the people that were found, or to the address that was searched for: read it under `/admin/messages/{ref}`.',
    }),
    ref: z.string().describe('Ref of the thing that was found, by which the operation of its kind reads it.'),
    title: z
      .string()
      .describe(
        'Line by which a person recognises the thing that was found: number and buyer of an order, name of a contact, title of an event.',
      ),
    detail: z
      .string()
      .optional()
      .describe('Second line about the thing that was found, such as the items of an order. Absent when there is nothing to add.'),
    status: z
      .string()
      .optional()
      .describe('Status of the order or registration, or state of the message, that was found. Absent for contacts and events.'),
    mode: modeOf('thing that was found').optional(),
    createdAt: createdAtOf('thing that was found').optional(),
  })
  .meta({ id: 'SearchHit', description: 'One thing that a search has found.' });

const searchResult = z
  .object({ data: z.array(hitView).describe('Things that were found, best first. Empty when nothing was.') })
  .meta({ id: 'SearchResult', description: 'Things that a search has found, best first.' });

/** Search through all that a merchant looks for. */
@Controller()
export class SearchController {
  constructor(
    readonly orders: OrderReader,
    readonly guests: GuestList,
    readonly contacts: ContactList,
    readonly messages: MessageLog,
  ) {}

  @Operation('GET /admin/search', {
    id: 'search',
    audience: 'workspace',
    permission: 'search.read',
    tag: 'Workspace',
    summary: 'Search orders, guests, contacts, events and messages',
    description: `Returns what has the words of \`q\`, best first, ${MOST_HITS} at most: first what \`q\` names exactly, such as the order of a number or the ticket of a short code. The lists of orders, registrations, contacts and checkouts read their parameter \`search\` in the same way, and have pages. Things that the credential may not read are left out.`,
    query: searchQuery,
    returns: searchResult,
  })
  async search({ workspace, administrator, query: { q, mode } }: WorkspaceCall<{ query: typeof searchQuery }>) {
    const permissions = permissionsOf(administrator.key);
    const kinds = new Set<HitKind>(HIT_KINDS.filter((kind) => permissions.has(HIT_PERMISSIONS[kind])));
    const hits = await findHits(this, { workspaceId: workspace.id, mode, text: q, kinds });
    return { data: hits.map(presentHit) };
  }
}

const presentHit = ({ kind, ref, title, detail, status, mode, createdAt }: Hit): z.infer<typeof hitView> => ({
  kind,
  ref,
  title,
  detail: detail || undefined,
  status,
  mode,
  createdAt: createdAt && timestampOf(createdAt),
});
