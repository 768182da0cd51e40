import type { Job, JobQueue } from '@svc/kernel';

/** By what a destination is found. */
export interface DestinationName {
  workspaceId: string;
  /** UUID. */
  destinationId: string;
}

export const WEBHOOK_DELIVERY_QUEUE = 'webhook-delivery.v2';

/** Has everything sent that a destination is due. */
export function deliveryJob({ workspaceId, destinationId }: DestinationName, dueAt?: Date): Job<DestinationName> {
  return { queue: WEBHOOK_DELIVERY_QUEUE, payload: { workspaceId, destinationId }, dueAt };
}

/** The sweeper, which looks for due deliveries by itself, makes up for a job that cannot be enqueued. */
export async function enqueueDelivery(name: DestinationName, queue: JobQueue): Promise<void> {
  await queue.enqueue([deliveryJob(name)]).catch(() => undefined);
}
