import type { JobQueue } from '@svc/kernel';

/** The queue in which a bell names a destination that has something due. */
export const WEBHOOK_DELIVERY_QUEUE = 'webhook-delivery';

/** Rings for one destination; a bell that cannot be rung is left to the sweeper, which looks for due deliveries by itself. */
export async function ringFor(destinationId: string, queue: JobQueue): Promise<void> {
  await queue.ring([{ queue: WEBHOOK_DELIVERY_QUEUE, subject: destinationId }]).catch(() => undefined);
}
