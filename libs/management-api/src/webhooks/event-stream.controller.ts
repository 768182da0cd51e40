import { Controller } from '@nestjs/common';
import { type AdministratorRequest, AdmitAdministrator, permissionsOf, refuseWithout } from '@svc/access';
import { withMeanings } from '@svc/contracts';
import { contextOf, EventAnswer, Operation, type RawCall, type WorkspaceCall } from '@svc/http';
import { InvalidInput } from '@svc/kernel';
import { ListenerQueue, ListenToEvents, SUBSCRIBABLE_TYPES, type Subscription } from '@svc/webhooks';
import { z } from 'zod';
import { filter, MODE_MEANINGS } from '../page.dto';
import { EventStream } from './event-stream';
import { EventStreams } from './event-streams';

const STREAM_PERMISSION = 'webhooks.read';

const streamQuery = z.strictObject({
  mode: z
    .enum(['live', 'test'])
    .default('test')
    .describe(
      withMeanings(
        'Mode of the events to stream. Events of the catalogue, such as `product.deleted`, have no mode and come in both. Default: `test`.',
        MODE_MEANINGS,
      ),
    ),
  events: filter('Types of events to stream, separated by commas, such as `checkout.completed,order.updated`. Default: all.'),
});

const KNOWN: readonly string[] = SUBSCRIBABLE_TYPES;

/** @throws InvalidInput that names unknown event types */
function subscriptionOf({ mode, events }: z.output<typeof streamQuery>): Subscription {
  const types = events?.split(',').filter((type) => type !== '') ?? [];
  const unknown = types.find((type) => !KNOWN.includes(type));
  if (unknown !== undefined)
    throw new InvalidInput(`There are no events of the type ${unknown}.`, {
      fields: { events: `${unknown} is not an event type. Event types: ${KNOWN.join(', ')}.` },
    });
  return { mode, events: types.length > 0 ? types : ['*'] };
}

/** Event stream of a workspace for developers without an address that the service could reach (ADR 0074). */
@Controller()
export class WebhookStreamController {
  constructor(
    private readonly listenToEvents: ListenToEvents,
    private readonly queue: ListenerQueue,
    private readonly streams: EventStreams,
    private readonly admitAdministrator: AdmitAdministrator,
  ) {}

  @Operation('GET /admin/webhooks/stream', {
    id: 'streamWebhookEvents',
    audience: 'workspace',
    permission: STREAM_PERMISSION,
    tag: 'Webhooks',
    summary: 'Stream events as they happen, while you develop',
    description:
      'Sends server-sent events over a connection that stays open: first `listening` (`workspaceRef`, `mode`, `resumed`), then a `webhook` for each event, and `ended` with the reason when the token no longer admits, or no longer has the permission. ' +
      'A `webhook` has `deliveryRef`, `eventRef`, `type` and `body`, the same text that destinations are sent, but no signature: a program that forwards it signs it itself. ' +
      'To resume, send the `id` of the last event that you have processed as `Last-Event-ID`: nothing is lost for an hour. Lines that begin with a colon only keep the connection alive. ' +
      'A workspace has at most five streams at a time; they are not listed in `/webhooks/destinations`.',
    query: streamQuery,
    headers: z.object({
      'Last-Event-ID': z
        .string()
        .optional()
        .describe(
          'The `id` of the last event of the stream that you have processed, to resume after it. Leave out to begin with the next event.',
        ),
    }),
    eventStream: true,
  })
  stream({ workspace: { id: workspaceId }, query, request }: WorkspaceCall<{ query: typeof streamQuery }> & RawCall): EventAnswer {
    const subscription = subscriptionOf(query);
    this.streams.checkRoom();
    const { authorization, 'last-event-id': lastEventId } = request.headers;
    const asker: AdministratorRequest = { authorization, clientIp: contextOf(request).clientIp, workspaceSlug: undefined };
    return new EventAnswer(async () => {
      const begun = await this.listenToEvents.execute({ workspaceId, subscription, lastEventId: lastEventId?.toString() });
      return (response) => this.streams.add(new EventStream(begun, response, this.queue, () => this.checkAdmission(asker)));
    });
  }

  /** @throws as AdmitAdministrator; MissingPermissions once the token has lost the permission of the stream */
  private async checkAdmission(asker: AdministratorRequest): Promise<void> {
    const administrator = await this.admitAdministrator.execute(asker);
    if (!administrator.operator) refuseWithout(permissionsOf(administrator.key), [STREAM_PERMISSION]);
  }
}
