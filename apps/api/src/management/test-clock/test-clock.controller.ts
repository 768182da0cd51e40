import { Controller } from '@nestjs/common';
import { MOST_AHEAD_SECONDS, MoveTestClock, TestClocks, type TestClock, type TestClockCommand } from '@svc/access';
import { ServiceClock } from '@svc/composition';
import { describedEnum, timestamp } from '@svc/contracts';
import { timestampOf, type Author } from '@svc/kernel';
import { z } from 'zod';
import { Operation, type WorkspaceCall } from '../../edge';
import { momentOf, writtenAs } from '../moments.dto';

const testClockView = z
  .object({
    now: timestamp.describe('Present time of test mode, UTC.'),
    realNow: timestamp.describe('Present time of live mode, UTC.'),
    offsetSeconds: z
      .number()
      .int()
      .describe('Seconds by which test mode is ahead of live mode; below 0 when it is behind, after it was frozen.'),
    frozenAt: timestamp.nullable().describe('Time at which the clock is frozen, UTC; null while it runs or advances.'),
    status: describedEnum(['ready', 'advancing'], 'State of the clock.', {
      ready: 'It runs or is frozen.',
      advancing: 'It advances, and waits until everything that is due on the way is done.',
    }),
    advancingTo: timestamp.optional().describe('Time to which it is advancing, UTC. Absent: it is not advancing.'),
  })
  .meta({ id: 'TestClock', description: 'The clock of test mode.' });
type TestClockView = z.infer<typeof testClockView>;

function presentClock({ now, realNow, frozenAt, advancingTo }: TestClock): TestClockView {
  return {
    now: timestampOf(now),
    realNow: timestampOf(realNow),
    offsetSeconds: Math.round((now.getTime() - realNow.getTime()) / 1_000),
    frozenAt: frozenAt && !advancingTo ? timestampOf(frozenAt) : null,
    status: advancingTo ? 'advancing' : 'ready',
    ...(advancingTo && { advancingTo: timestampOf(advancingTo) }),
  };
}

const freezeBody = z
  .strictObject({
    at: writtenAs('start')
      .optional()
      .describe(
        'Time at which to freeze it, not before its present time; it advances to a later one. Without a zone it is local to the shop. Default: its present time.',
      ),
  })
  .default({})
  .meta({ id: 'FreezeTestClockBody', description: 'When to freeze the clock.' });

const ONE_OF_BOTH = 'Give either seconds or to.';
const advanceBody = z
  .strictObject({
    seconds: z
      .int('Give whole seconds.')
      .min(1, 'A clock never goes back: give 1 second or more.')
      .max(MOST_AHEAD_SECONDS, 'Give ten years at the utmost.')
      .optional()
      .describe('Seconds to advance by, 1 to ten years. Give it, or `to`.'),
    to: writtenAs('start')
      .optional()
      .describe(
        'Time to advance to, at most ten years ahead of the real time. Without a zone it is local to the shop. Give it, or `seconds`.',
      ),
  })
  .refine(({ seconds, to }) => (seconds === undefined) !== (to === undefined), { path: ['seconds'], message: ONE_OF_BOTH })
  .transform(({ seconds, to }) => (to === undefined ? { seconds: seconds ?? 0 } : { to }))
  .meta({ id: 'AdvanceTestClockBody', description: 'How far to advance the clock: give `seconds` or `to`.' });

const PATH = '/admin/test-clock';

const writing = { audience: 'workspace', tag: 'Test clock', permission: 'test-clock.write' } as const;

/** Test clock of a workspace: the time of its test mode (ADR 0072). */
@Controller()
export class TestClockController {
  constructor(
    private readonly clocks: TestClocks,
    private readonly moveClock: MoveTestClock,
    private readonly serviceClock: ServiceClock,
  ) {}

  @Operation(`GET ${PATH}`, {
    audience: 'workspace',
    tag: 'Test clock',
    returns: testClockView,
    id: 'readTestClock',
    permission: 'test-clock.read',
    summary: 'Read the clock of test mode',
    description: 'Returns the present time of test mode, and whether it is frozen or advancing.',
  })
  async read({ workspace: { id } }: WorkspaceCall): Promise<TestClockView> {
    return presentClock(await this.clocks.read(id));
  }

  @Operation(`POST ${PATH}/freeze`, {
    ...writing,
    returns: testClockView,
    id: 'freezeTestClock',
    audit: 'change',
    summary: 'Freeze the time of test mode',
    description: 'Time in test mode then passes by advances alone. In effect everywhere within a second.',
    body: freezeBody,
    errors: ['CONFLICT'],
  })
  freeze({ workspace, author: by, body: { at } }: WorkspaceCall<{ body: z.output<typeof freezeBody> }>): Promise<TestClockView> {
    return this.move(workspace.id, by, { freeze: { at: at === undefined ? undefined : momentOf(at, workspace, 'start', 'at') } });
  }

  @Operation(`POST ${PATH}/advance`, {
    ...writing,
    returns: testClockView,
    id: 'advanceTestClock',
    audit: 'change',
    summary: 'Advance the time of test mode',
    description:
      'By `seconds` or to a time, at most ten years ahead of the real time. The clock stops at each due moment until its work is done; read it until its `status` is `ready`.',
    body: advanceBody,
    errors: ['CONFLICT'],
  })
  advance({ workspace, author: by, body: wish }: WorkspaceCall<{ body: z.output<typeof advanceBody> }>): Promise<TestClockView> {
    return this.move(workspace.id, by, { advance: wish.to === undefined ? wish : { to: momentOf(wish.to, workspace, 'start', 'to') } });
  }

  @Operation(`POST ${PATH}/reset`, {
    ...writing,
    returns: testClockView,
    id: 'resetTestClock',
    audit: 'change',
    summary: 'Reset test mode to the real time',
    description: 'An advance under way ends. Things made ahead of the real time keep their times, and wait for them.',
  })
  reset({ workspace: { id }, author: by }: WorkspaceCall): Promise<TestClockView> {
    return this.move(id, by, { reset: true });
  }

  private async move(workspaceId: string, by: Author, command: TestClockCommand): Promise<TestClockView> {
    const clock = await this.moveClock.execute({ workspaceId, by, command });
    await this.serviceClock.refresh();
    return presentClock(clock);
  }
}
