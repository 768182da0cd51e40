import { type Author, type JobQueue, refOf } from '@svc/kernel';
import { auditedDestination, type WebhookDestination } from '../domain/destination';
import { enqueueDelivery } from '../domain/delivery';
import type { DeliveryLog } from '../ports/delivery-log';
import type { DestinationList } from '../ports/destination-list';
import type { ExhaustedSpan, RetriedOf, WebhookUnitOfWork } from '../ports/webhook-tx';

/** Most deliveries that one call makes due; the caller goes on until none is left. */
export const MOST_RETRIED_DELIVERIES = 500;

export interface RetryExhaustedCommand {
  workspaceId: string;
  span: ExhaustedSpan;
  /** Only counts. */
  dryRun: boolean;
  by: Author;
}

/** Exhausted deliveries to destinations that are enabled, and how many of them were made due. */
export interface RetriedDeliveries {
  matched: number;
  retried: number;
  /** Number of deliveries that further calls would make due. */
  left: number;
  /** Exhausted deliveries to disabled destinations, which their merchant enables first. */
  disabled: number;
}

/**
 * Sends webhook deliveries again that have no attempt left, on a fresh schedule (D-160). A repeated call finds nothing that it has made due.
 */
export class RetryExhausted {
  constructor(
    private readonly work: WebhookUnitOfWork,
    private readonly log: DeliveryLog,
    private readonly list: DestinationList,
    private readonly queue: JobQueue,
  ) {}

  async execute({ workspaceId, span, dryRun, by }: RetryExhaustedCommand): Promise<RetriedDeliveries> {
    const enabled = (await this.list.of(workspaceId)).filter(({ disabled }) => !disabled).map(({ id }) => id);
    const exhausted = await this.log.exhausted(workspaceId, span);
    const matched = sumOf(exhausted.filter(({ destinationId }) => enabled.includes(destinationId)));
    const made = dryRun || matched === 0 ? [] : await this.retry(workspaceId, span, enabled, by);
    for (const { destinationId } of made) await enqueueDelivery({ workspaceId, destinationId }, this.queue);
    const retried = sumOf(made);
    return { matched, retried, left: Math.max(0, matched - retried), disabled: sumOf(exhausted) - matched };
  }

  /** Locks the destinations first, as everywhere, so that no two transactions wait for each other. */
  private retry(workspaceId: string, span: ExhaustedSpan, ids: readonly string[], by: Author): Promise<RetriedOf[]> {
    return this.work.run(async ({ destinations, deliveries, audit }) => {
      const locked = (await destinations.lockAll(ids, workspaceId)).filter(({ disabled }) => !disabled);
      const destinationIds = locked.map(({ id }) => id);
      const made = await deliveries.retryExhausted(workspaceId, { ...span, destinationIds }, MOST_RETRIED_DELIVERIES);
      if (made.length > 0)
        await audit.record(
          workspaceId,
          by,
          made.map((each) => entryOf(each, locked)),
        );
      return made;
    });
  }
}

function entryOf({ destinationId, count }: RetriedOf, destinations: readonly WebhookDestination[]) {
  const destination = destinations.find(({ id }) => id === destinationId)!;
  return { ...auditedDestination(destination, 'change'), details: { resent: count, destination: refOf('wdn', destinationId) } };
}

const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0);
