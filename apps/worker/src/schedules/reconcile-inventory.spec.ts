import type { InventoryDrift } from '@svc/checkout';
import type { Logger } from '@svc/composition';
import { ReconcileInventory } from './reconcile-inventory';

const drift: InventoryDrift = { workspaceId: 'w', kind: 'variant', subjectId: 'v', held: 1, sold: 2, shouldHold: 0, shouldHaveSold: 2 };

/** Reconciles so many counters that differ; returns the log lines and the result. */
async function reconcile(count: number): Promise<{ answer: number; lines: unknown[] }> {
  const lines: unknown[] = [];
  const logger = { error: (line: unknown) => lines.push(line) } as unknown as Logger;
  const answer = await new ReconcileInventory(
    { compare: async () => Array.from({ length: count }, () => drift), driftCount: async () => count },
    logger,
  ).run();
  return { answer, lines };
}

describe('comparing counters with their rows', () => {
  it('[ADR 0008 r1] says in the log which differ, and how many', async () => {
    expect(await reconcile(2)).toEqual({ answer: 2, lines: [{ drift }, { drift }, { inventoryDrift: 2 }] });
  });

  it('says nothing when none do, and never more than a hundred lines of them', async () => {
    expect(await reconcile(0)).toEqual({ answer: 0, lines: [] });
    expect((await reconcile(5_000)).lines).toHaveLength(101);
  });
});
