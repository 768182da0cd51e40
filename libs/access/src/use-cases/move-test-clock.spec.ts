import { OPERATOR } from '@svc/kernel/testing';
import { InMemoryAccess } from '../testing/in-memory-access';
import { MoveTestClock, type TestClockCommand } from './move-test-clock';

describe('moving a test clock', () => {
  it('[ADR 0072 r6] returns the clock after the move, and records it in the audit log', async () => {
    const access = new InMemoryAccess();
    const move = new MoveTestClock(access.unitOfWork);
    const workspaceId = '01900000-0000-7000-8000-000000000001';
    const moveTo = (command: TestClockCommand) => move.execute({ workspaceId, by: OPERATOR, command });

    const frozen = await moveTo({ freeze: {} });
    expect(frozen).toMatchObject({ frozenAt: frozen.now });
    const to = new Date(frozen.now.getTime() + 60_000);
    expect(await moveTo({ advance: { seconds: 60 } })).toMatchObject({ now: frozen.now, advancingTo: to });
    await expect(moveTo({ advance: { seconds: 60 } })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await moveTo({ reset: true })).not.toHaveProperty('frozenAt');
    expect(access.audit.entries.map(({ fields, details }) => [fields, details?.['to']])).toEqual([
      [['freeze'], frozen.now.toISOString()],
      [['advance'], to.toISOString()],
      [['reset'], expect.any(String)],
    ]);
  });
});
