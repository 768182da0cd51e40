import { OPERATOR } from '@svc/kernel/testing';
import { InMemoryAccess } from '../testing/in-memory-access';
import { MoveTestClock, type TestClockCommand } from './move-test-clock';

describe('moving a test clock', () => {
  it('[ADR 0072 r6] answers how it is then, and notes what was done in the audit log', async () => {
    const access = new InMemoryAccess();
    const move = new MoveTestClock(access.unitOfWork);
    const workspaceId = '01900000-0000-7000-8000-000000000001';
    const given = (command: TestClockCommand) => move.execute({ workspaceId, by: OPERATOR, command });

    const frozen = await given({ freeze: {} });
    expect(frozen).toMatchObject({ frozenAt: frozen.now });
    const to = new Date(frozen.now.getTime() + 60_000);
    expect(await given({ advance: { seconds: 60 } })).toMatchObject({ now: frozen.now, advancingTo: to });
    await expect(given({ advance: { seconds: 60 } })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await given({ reset: true })).not.toHaveProperty('frozenAt');
    expect(access.audit.entries.map(({ fields, details }) => [fields, details?.['to']])).toEqual([
      [['freeze'], frozen.now.toISOString()],
      [['advance'], to.toISOString()],
      [['reset'], expect.any(String)],
    ]);
  });
});
