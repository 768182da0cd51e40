import { type Author, refOf } from '@svc/kernel';
import { type AdvanceWish, decideAdvance, decideFreeze, type TestClock, type TestClockMove } from '../domain/test-clock';
import type { AccessUnitOfWork } from '../ports/access-tx';

export type TestClockCommand = { freeze: { at?: Date } } | { advance: AdvanceWish } | { reset: true };

export interface MoveTestClockCommand {
  workspaceId: string;
  by: Author;
  command: TestClockCommand;
}

/**
 * Moves the clock of a workspace’s test mode; a worker processes the work that becomes due. Returns the clock after the move. Throws
 * InvalidInput for a move that is not forwards or too far, and Conflict while an advance is under way, unless it is reset.
 */
export class MoveTestClock {
  constructor(private readonly unitOfWork: AccessUnitOfWork) {}

  execute({ workspaceId, by, command }: MoveTestClockCommand): Promise<TestClock> {
    return this.unitOfWork.run(async ({ testClocks, audit }) => {
      const before = await testClocks.lock(workspaceId);
      const move = decide(before, command);
      await testClocks.move(workspaceId, move);
      await audit.record(workspaceId, by, [
        {
          action: 'change',
          subject: { kind: 'test_clock', ref: refOf('wks', workspaceId) },
          fields: [move.kind],
          details: detailsOf(before, move),
        },
      ]);
      return testClocks.lock(workspaceId);
    });
  }
}

function decide(clock: TestClock, command: TestClockCommand): TestClockMove {
  if ('freeze' in command) return decideFreeze(clock, command.freeze.at);
  if ('advance' in command) return decideAdvance(clock, command.advance);
  return { kind: 'reset' };
}

function detailsOf({ now, realNow }: TestClock, move: TestClockMove): Record<string, string> {
  const to = move.kind === 'advance' ? move.to : move.kind === 'freeze' ? move.at : realNow;
  return { from: now.toISOString(), to: to.toISOString() };
}
