import { randomUUID } from 'node:crypto';
import type { DestinationList } from '../ports/destination-list';
import type { WebhookUnitOfWork } from '../ports/webhook-tx';
import { aDestination, anEvent } from './webhook.builder';

/** Storage of webhooks whose workspaces can be suspended. */
export interface SuspendedFixture {
  unitOfWork: WebhookUnitOfWork;
  destinations: DestinationList;
  /** Makes a workspace and returns its id. */
  makeWorkspace(): Promise<string>;
  /** Suspends a workspace, as the operator does, or lifts that. */
  suspend(workspaceId: string, isSuspended: boolean): Promise<void>;
}

/** Tests that deliveries wait in every adapter while their workspace is suspended (D-159). */
export function suspendedDeliveriesContract(open: () => SuspendedFixture): void {
  it('[D-159] [ADR 0163 r4] wait while their workspace is suspended, and are sent once that is lifted', async () => {
    const { unitOfWork, destinations, makeWorkspace, suspend } = open();
    const workspaceId = await makeWorkspace();
    const [destination, event] = [aDestination({ id: randomUUID(), workspaceId }), anEvent({ id: randomUUID(), workspaceId })];
    const delivery = { workspaceId, id: randomUUID(), eventId: event.id, destinationId: destination.id, state: 'due' as const };
    await unitOfWork.run(async (tx) => {
      await tx.destinations.insert(destination);
      await tx.plan.record([event], [delivery]);
    });
    const claim = () =>
      unitOfWork.run(({ deliveries }) => deliveries.claim(workspaceId, [{ destinationId: destination.id, slots: 10, most: 10 }], 30_000));
    const isDue = async () => (await destinations.withSomethingDue(1_000)).some(({ destinationId }) => destinationId === destination.id);
    await suspend(workspaceId, true);
    expect([await claim(), await isDue()]).toEqual([[], false]);
    await suspend(workspaceId, false);
    expect(await isDue()).toBe(true);
    expect(await claim()).toMatchObject([{ id: delivery.id, attempt: 1 }]);
  });
}
