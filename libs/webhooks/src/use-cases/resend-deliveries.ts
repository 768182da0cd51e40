import { type Author, type Clock, type IdGenerator, type JobQueue, NotFound, refOf, uuidAt, uuidTime } from '@svc/kernel';
import { enqueueDelivery } from '../domain/delivery';
import { auditedDestination, Conflict } from '../domain/destination';
import { MAX_TRIES } from '../domain/next-attempt';
import type { Replay, WaitingDeliveries, WebhookTx, WebhookUnitOfWork } from '../ports/webhook-tx';
import { writeEvent } from '../domain/webhook-event';

export interface ResendDeliveryCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/**
 * Sends a delivery now. One that waits for its next attempt continues its schedule if that fails; one that was delivered,
 * exhausted or held is tried only this once.
 */
export class ResendDelivery {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly queue: JobQueue,
  ) {}

  /** @throws NotFound; Conflict when its destination is disabled */
  async execute(command: ResendDeliveryCommand): Promise<void> {
    const destinationId = await this.unitOfWork.run((tx) => this.release(tx, command));
    await enqueueDelivery({ workspaceId: command.workspaceId, destinationId }, this.queue);
  }

  /** Makes the delivery due. The destination is locked first, as everywhere, so that no two transactions wait for each other. */
  private async release(tx: WebhookTx, { workspaceId, id, by }: ResendDeliveryCommand): Promise<string> {
    const destinationId = await tx.deliveries.destinationOf(workspaceId, id);
    const destination = destinationId && (await tx.destinations.lock(destinationId, workspaceId));
    if (!destination) throw new NotFound('delivery');
    if (destination.disabled) throw new Conflict('The destination is disabled: enable it, then send this again.');
    await tx.deliveries.resend(workspaceId, id, MAX_TRIES - 1);
    await tx.audit.record(workspaceId, by, [{ ...auditedDestination(destination, 'change'), details: { resent: refOf('whd', id) } }]);
    return destination.id;
  }
}

export interface ReplayEventsCommand {
  workspaceId: string;
  destinationId: string;
  by: Author;
  filter: Pick<Replay, 'eventIds' | 'since' | 'until' | 'types' | 'states'>;
}

/** Result of a replay: the deliveries that are due now, and those that wait for their next attempt by their own schedule. */
export interface Replayed {
  due: number;
  waiting: WaitingDeliveries;
}

/**
 * Sends stored events to a destination once more, on a fresh schedule: single ones, by filter, or all since a moment (D-75). Without
 * a moment it begins with the destination (ADR 0158 r1).
 */
export class ReplayEvents {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly queue: JobQueue,
  ) {}

  /**
   * @throws NotFound; Conflict when the destination is disabled
   */
  async execute({ workspaceId, destinationId, by, filter }: ReplayEventsCommand): Promise<Replayed> {
    const replayed = await this.unitOfWork.run(async (tx) => {
      const destination = await tx.destinations.lock(destinationId, workspaceId);
      if (!destination) throw new NotFound('webhook destination');
      if (destination.disabled) throw new Conflict('The destination is disabled: enable it, then replay.');
      const waiting = filter.eventIds ? NOTHING_WAITS : await tx.deliveries.waiting(workspaceId, destinationId);
      const due = await tx.deliveries.replay({
        ...filter,
        workspaceId,
        destinationId,
        subscription: destination,
        unsentFrom: filter.eventIds || filter.since ? undefined : firstIdWith(destination.id),
      });
      await tx.audit.record(workspaceId, by, [{ ...auditedDestination(destination, 'change'), details: { replayed: due } }]);
      return { due, waiting: filter.states.includes('due') ? NOTHING_WAITS : waiting };
    });
    await enqueueDelivery({ workspaceId, destinationId }, this.queue);
    return replayed;
  }
}

const NOTHING_WAITS: WaitingDeliveries = { count: 0 };

/** Returns the lowest id of what was made with or after this. Ids go by the real clock, which no test clock moves. */
function firstIdWith(id: string): string {
  return uuidAt(new Date(uuidTime(id)));
}

export interface PingDestinationCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Sends a `ping` to a destination, once, and returns the id of its delivery, which shows the outcome (D-76). */
export class PingDestination {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly queue: JobQueue,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; Conflict when the destination is disabled */
  async execute({ workspaceId, id, by }: PingDestinationCommand): Promise<string> {
    const now = this.clock.now();
    const event = writeEvent({ id: this.ids.next(), workspaceId, mode: null, createdAt: now }, { type: 'ping', data: { message: 'ping' } });
    const deliveryId = this.ids.next();
    await this.unitOfWork.run(async (tx) => {
      const destination = await tx.destinations.lock(id, workspaceId);
      if (!destination) throw new NotFound('webhook destination');
      if (destination.disabled) throw new Conflict('The destination is disabled: enable it, then ping it.');
      await tx.plan.record(
        [event],
        [{ id: deliveryId, workspaceId, eventId: event.id, destinationId: id, state: 'due', tries: MAX_TRIES - 1 }],
      );
      await tx.audit.record(workspaceId, by, [{ ...auditedDestination(destination, 'change'), details: { sent: 'ping' } }]);
    });
    await enqueueDelivery({ workspaceId, destinationId: id }, this.queue);
    return deliveryId;
  }
}
