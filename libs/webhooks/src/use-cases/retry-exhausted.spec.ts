import { OPERATOR, RecordingJobQueue } from '@svc/kernel/testing';
import { aDestination, anEvent, InMemoryWebhooks, WORKSPACE_ID } from '../testing';
import { RetryExhausted } from './retry-exhausted';

const span = { since: new Date('2000-01-01'), until: new Date('2999-01-01') };

async function setup() {
  const webhooks = new InMemoryWebhooks();
  const queue = new RecordingJobQueue();
  for (const [index, isDisabled] of [false, true].entries()) {
    const destinationId = `01890000-0000-7000-8000-00000000001${index}`;
    const disabled = isDisabled ? { at: new Date(), reason: 'manual' as const } : undefined;
    webhooks.destinations.set(destinationId, aDestination({ id: destinationId, disabled }));
    const event = anEvent({ id: `01890000-0000-7000-8000-00000000002${index}` });
    await webhooks.tx.plan.record([event], [{ workspaceId: WORKSPACE_ID, id: event.id, eventId: event.id, destinationId, state: 'due' }]);
  }
  for (const delivery of webhooks.deliveries.values()) delivery.state = 'exhausted';
  const retry = new RetryExhausted(webhooks.unitOfWork, webhooks.log, webhooks.list, queue);
  const execute = (dryRun: boolean) => retry.execute({ workspaceId: WORKSPACE_ID, span, dryRun, by: OPERATOR });
  return { webhooks, queue, execute, states: () => [...webhooks.deliveries.values()].map(({ state }) => state) };
}

describe('[D-160] [ADR 0162 r4] sending failed webhooks again', () => {
  it('counts them and changes nothing in a dry run', async () => {
    const { execute, states, queue } = await setup();
    expect(await execute(true)).toEqual({ matched: 1, retried: 0, left: 1, disabled: 1 });
    expect([states(), queue.jobs]).toEqual([['exhausted', 'exhausted'], []]);
  });

  it('makes those of enabled destinations due, once, and is in the audit log', async () => {
    const { execute, states, queue, webhooks } = await setup();
    expect(await execute(false)).toEqual({ matched: 1, retried: 1, left: 0, disabled: 1 });
    expect(states()).toEqual(['due', 'exhausted']);
    expect(queue.jobs).toHaveLength(1);
    expect(webhooks.audit.entries).toMatchObject([{ details: { resent: 1 } }]);
    expect(await execute(false)).toEqual({ matched: 0, retried: 0, left: 0, disabled: 1 });
  });
});
