import { type Author, refOf } from '@svc/kernel';
import { type AdvanceWish, decideAdvance, decideFreeze, type TestClock, type TestClockChange } from '../domain/test-clock';
import type { AccessUnitOfWork } from '../ports/access-tx';

export type TestClockCommand = { freeze: { at?: Date } } | { advance: AdvanceWish } | { reset: true };

export interface SetTestClockCommand {
  workspaceId: string;
  by: Author;
  command: TestClockCommand;
}

/**
 * Advances, freezes or resets the clock of a workspace’s test mode; a worker processes the work that becomes due. Returns the clock after the change. Throws
 * InvalidInput for an advance that is not forwards or too far, and Conflict while an advance is under way, unless it is reset.
 */
export class SetTestClock {
  constructor(private readonly unitOfWork: AccessUnitOfWork) {}

  execute({ workspaceId, by, command }: SetTestClockCommand): Promise<TestClock> {
    return this.unitOfWork.run(async ({ testClocks, audit }) => {
      const before = await testClocks.lock(workspaceId);
      const change = decide(before, command);
      await testClocks.set(workspaceId, change);
      await audit.record(workspaceId, by, [
        {
          action: 'change',
          subject: { kind: 'test_clock', ref: refOf('wks', workspaceId) },
          fields: [change.kind],
          details: detailsOf(before, change),
        },
      ]);
      return testClocks.lock(workspaceId);
    });
  }
}

function decide(clock: TestClock, command: TestClockCommand): TestClockChange {
  if ('freeze' in command) return decideFreeze(clock, command.freeze.at);
  if ('advance' in command) return decideAdvance(clock, command.advance);
  return { kind: 'reset' };
}

function detailsOf({ now, realNow }: TestClock, change: TestClockChange): Record<string, string> {
  const to = change.kind === 'advance' ? change.to : change.kind === 'freeze' ? change.at : realNow;
  return { from: now.toISOString(), to: to.toISOString() };
}
