import { OPERATOR } from '@svc/kernel/testing';
import { InMemoryAccess } from '../testing/in-memory-access';
import { SetTestClock, type TestClockCommand } from './set-test-clock';

describe('setting a test clock', () => {
  it('[ADR 0072 r6] returns the clock after the change, and records it in the audit log', async () => {
    const access = new InMemoryAccess();
    const setting = new SetTestClock(access.unitOfWork);
    const workspaceId = '01900000-0000-7000-8000-000000000001';
    const set = (command: TestClockCommand) => setting.execute({ workspaceId, by: OPERATOR, command });

    const frozen = await set({ freeze: {} });
    expect(frozen).toMatchObject({ frozenAt: frozen.now });
    const to = new Date(frozen.now.getTime() + 60_000);
    expect(await set({ advance: { seconds: 60 } })).toMatchObject({ now: frozen.now, advancingTo: to });
    await expect(set({ advance: { seconds: 60 } })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await set({ reset: true })).not.toHaveProperty('frozenAt');
    expect(access.audit.entries.map(({ fields, details }) => [fields, details?.['to']])).toEqual([
      [['freeze'], frozen.now.toISOString()],
      [['advance'], to.toISOString()],
      [['reset'], expect.any(String)],
    ]);
  });
});
