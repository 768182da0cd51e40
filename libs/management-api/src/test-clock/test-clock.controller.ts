import { Controller } from '@nestjs/common';
import { MOST_AHEAD_SECONDS, SetTestClock, TestClocks, type TestClock, type TestClockCommand } from '@svc/access';
import { afterCommit, ServiceClock } from '@svc/composition';
import { describedEnum, timestamp } from '@svc/contracts';
import { Operation, type WorkspaceCall } from '@svc/http';
import { timestampOf, type Author } from '@svc/kernel';
import { z } from 'zod';
import { momentOf, writtenAs } from '../moments.dto';

const testClockView = z
  .object({
    now: timestamp.describe('Present time of the workspace’s test mode, UTC timestamp.'),
    realNow: timestamp.describe('Present time of live mode (the real time), UTC timestamp.'),
    offsetSeconds: z
      .number()
      .int()
      .describe('Seconds by which the time of test mode is ahead of the real time; below 0 when it is behind, after it was frozen.'),
    frozenAt: timestamp.nullable().describe('Time at which the test clock is frozen, UTC timestamp. `null` while it runs or advances.'),
    status: describedEnum(['ready', 'advancing'], 'Status of the test clock.', {
      ready: 'The clock runs or is frozen.',
      advancing: 'The clock advances: it stops at each due moment until the work of that moment is done.',
    }),
    advancingTo: timestamp
      .optional()
      .describe('Time to which the test clock is advancing, UTC timestamp. Absent when it is not advancing.'),
  })
  .meta({ id: 'TestClock', description: 'The clock of a workspace’s test mode, which can be frozen and advanced.' });
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
        'Time at which to freeze the test clock, ISO 8601, without a zone local to the shop. It must not be before the present time of test mode; the clock advances to a later one. Leave out to freeze it at its present time.',
      ),
  })
  .default({})
  .meta({ id: 'FreezeTestClockBody', description: 'Time at which to freeze the test clock.' });

const ONE_OF_BOTH = 'Give either seconds or to.';
const advanceBody = z
  .strictObject({
    seconds: z
      .int('Give whole seconds.')
      .min(1, 'A test clock cannot go back: give 1 second or more.')
      .max(MOST_AHEAD_SECONDS, 'Give at most ten years.')
      .optional()
      .describe('Seconds to advance the test clock by, 1 to ten years. Give either `seconds` or `to`.'),
    to: writtenAs('start')
      .optional()
      .describe(
        'Time to advance the test clock to, ISO 8601, without a zone local to the shop; at most ten years ahead of the real time. Give either `seconds` or `to`.',
      ),
  })
  .refine(({ seconds, to }) => (seconds === undefined) !== (to === undefined), { path: ['seconds'], message: ONE_OF_BOTH })
  .transform(({ seconds, to }) => (to === undefined ? { seconds: seconds ?? 0 } : { to }))
  .meta({ id: 'AdvanceTestClockBody', description: 'Advance of the test clock: either `seconds` or `to`.' });

const PATH = '/admin/test-clock';

const writing = { audience: 'workspace', tag: 'Test clock', permission: 'test-clock.write' } as const;

/** Test clock of a workspace: the time of its test mode (ADR 0072). */
@Controller()
export class TestClockController {
  constructor(
    private readonly clocks: TestClocks,
    private readonly setClock: SetTestClock,
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
    description:
      'Freezes the clock of test mode: time passes only when you advance it. In effect within a second. Live mode is not affected.',
    body: freezeBody,
    errors: ['CONFLICT'],
  })
  freeze({ workspace, author: by, body: { at } }: WorkspaceCall<{ body: typeof freezeBody }>): Promise<TestClockView> {
    return this.set(workspace.id, by, { freeze: { at: at === undefined ? undefined : momentOf(at, workspace, 'start', 'at') } });
  }

  @Operation(`POST ${PATH}/advance`, {
    ...writing,
    returns: testClockView,
    id: 'advanceTestClock',
    audit: 'change',
    summary: 'Advance the time of test mode',
    description:
      'Advances the clock of test mode by `seconds` or to a time, at most ten years ahead of the real time. What is due on the way (such as expiries and reminders) is done at its moment: read the clock until its `status` is `ready`. Live mode is not affected.',
    body: advanceBody,
    errors: ['CONFLICT'],
  })
  advance({ workspace, author: by, body: wish }: WorkspaceCall<{ body: typeof advanceBody }>): Promise<TestClockView> {
    return this.set(workspace.id, by, { advance: wish.to === undefined ? wish : { to: momentOf(wish.to, workspace, 'start', 'to') } });
  }

  @Operation(`POST ${PATH}/reset`, {
    ...writing,
    returns: testClockView,
    id: 'resetTestClock',
    audit: 'change',
    summary: 'Reset test mode to the real time',
    description:
      'Sets the clock of test mode to the real time and lets it run; an advance under way ends. Objects of test mode that were made ahead of the real time keep their times. Live mode is not affected.',
  })
  reset({ workspace: { id }, author: by }: WorkspaceCall): Promise<TestClockView> {
    return this.set(id, by, { reset: true });
  }

  private async set(workspaceId: string, by: Author, command: TestClockCommand): Promise<TestClockView> {
    const clock = await this.setClock.execute({ workspaceId, by, command });
    await afterCommit(() => this.serviceClock.refresh());
    return presentClock(clock);
  }
}
