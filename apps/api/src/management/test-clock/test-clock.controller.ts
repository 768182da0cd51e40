import { Controller } from '@nestjs/common';
import { MOST_AHEAD_SECONDS, MoveTestClock, TestClocks, type TestClock, type TestClockCommand } from '@svc/access';
import { ServiceClock } from '@svc/composition';
import { timestamp } from '@svc/contracts';
import { timestampOf, type Author } from '@svc/kernel';
import { z } from 'zod';
import { Operation, type WorkspaceCall } from '../../edge';
import { momentOf, writtenAs } from '../moments.dto';

const testClockView = z
  .object({
    now: timestamp.describe('The time in which test mode lives.'),
    realNow: timestamp.describe('The time in which live mode lives.'),
    offsetSeconds: z.number().int().describe('By how much test mode is ahead of live mode; below 0 when it has stood still.'),
    frozenAt: timestamp.nullable().describe('Time at which the clock is frozen; null while it runs or advances.'),
    status: z.enum(['ready', 'advancing']).describe('`advancing` until all that was to happen on the way has happened.'),
    advancingTo: timestamp.optional().describe('Where an advance under way leads.'),
  })
  .meta({ id: 'TestClock' });
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
      .describe('Not before the clock’s time, at which it is frozen by default. It advances to a later one.'),
  })
  .default({})
  .meta({ id: 'FreezeTestClockBody' });

const ONE_OF_BOTH = 'Give either seconds or to.';
const advanceBody = z
  .strictObject({
    seconds: z
      .int('Give whole seconds.')
      .min(1, 'A clock never goes back: give 1 second or more.')
      .max(MOST_AHEAD_SECONDS, 'Give ten years at the utmost.')
      .optional()
      .describe('How far to advance.'),
    to: writtenAs('start').optional().describe('Where to advance to.'),
  })
  .refine(({ seconds, to }) => (seconds === undefined) !== (to === undefined), { path: ['seconds'], message: ONE_OF_BOTH })
  .transform(({ seconds, to }) => (to === undefined ? { seconds: seconds ?? 0 } : { to }))
  .meta({ id: 'AdvanceTestClockBody' });

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
  })
  async read({ workspace: { id } }: WorkspaceCall): Promise<TestClockView> {
    return presentClock(await this.clocks.read(id));
  }

  @Operation(`POST ${PATH}/freeze`, {
    ...writing,
    returns: testClockView,
    id: 'freezeTestClock',
    audit: 'change',
    summary: 'Have time stand still in test mode',
    description: 'What time brings about in test mode comes by an advance alone then. Holds everywhere within a second.',
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
    summary: 'Let time pass in test mode',
    description:
      'By seconds or to a moment, ten years ahead of the real time at the utmost. The clock goes from one due moment to the next, and waits at each until what is due then is done; read it until its `status` is `ready`.',
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
    summary: 'Let test mode live by the real time again',
    description: 'Ends an advance, too. What was made ahead of the real time keeps its moments, and waits for them.',
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
