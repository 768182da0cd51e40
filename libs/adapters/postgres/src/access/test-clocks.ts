import { type TestClock, testClockJob, type TestClockChange, type TestClockName, TestClocks, type TestClockStore } from '@svc/access';
import type { Due } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { noteJobs } from '../work/committed-jobs';
import { withoutNulls } from '../rows/statements';
import { after } from '../work/database-clock';

/** Condition of a test clock. All of this file is by hand: moments are judged by the clocks of the database. */
const THIS_CLOCK = `workspace_id = $1 and mode = 'test'`;

const READ_CLOCK = statement<TestClock>('access.clock')`
  select service_now($1, 'test') as now, service_now(null, null) as "realNow", own.frozen_at as "frozenAt", own.advancing_to as "advancingTo",
         coalesce(own.runs_after, false) as "runsAfter", coalesce(own.steps, 0) as steps
    from (select) as one left join workspace_clock own on own.${THIS_CLOCK}`;

const ENSURE = statement('access.ensure')`
  insert into workspace_clock (workspace_id, mode, offset_seconds) values ($1, 'test', 0) on conflict do nothing`;

const LOCK_CLOCK = statement('access.lock_clock')`select 1 from workspace_clock where ${THIS_CLOCK} for update`;

/** Offset for readers that know no stopped clock (ADR 0047). */
const offsetOf = (moment: string): string => `ceil(extract(epoch from ${moment} - service_now(null, null)))`;

/** Resets destinations that went by the clock: their pauses and their allowance are of a time that is gone. */
const START_AFRESH = statement('access.start_afresh')`
  update webhook_destination set health = health - 'allowance' - 'breaker' - 'failingSince' where ${THIS_CLOCK}`;

const RESET = statement('access.reset')`
  update workspace_clock set offset_seconds = 0, frozen_at = null, advancing_to = null, runs_after = false, steps = 0, leased_until = null where ${THIS_CLOCK}`;

const FREEZE = statement('access.freeze')`
  update workspace_clock set frozen_at = $2, advancing_to = $3, runs_after = $4, steps = 0, leased_until = null, offset_seconds = ${offsetOf('$2::timestamptz')} where ${THIS_CLOCK}`;

/** Test clocks within one transaction. */
export class PostgresTestClockStore implements TestClockStore {
  constructor(private readonly sql: Sql) {}

  async lock(workspaceId: string): Promise<TestClock> {
    await this.sql.execute(ENSURE, [workspaceId]);
    await this.sql.execute(LOCK_CLOCK, [workspaceId]);
    return clockOf(this.sql, workspaceId);
  }

  async set(workspaceId: string, change: TestClockChange): Promise<void> {
    if (change.kind === 'reset') {
      await this.sql.execute(START_AFRESH, [workspaceId]);
      await this.sql.execute(RESET, [workspaceId]);
    } else if (change.kind === 'freeze') await this.sql.execute(FREEZE, [workspaceId, change.at, null, false]);
    else {
      await this.sql.execute(FREEZE, [workspaceId, change.from, change.to, change.runsAfter]);
      noteJobs(this.sql, testClockJob(workspaceId));
    }
  }
}

const leaseEnds = (milliseconds: string): string => `real_now() + make_interval(secs => ${milliseconds}::float8 / 1000)`;

const LEFT = statement<TestClockName>('access.left')`
  select workspace_id as "workspaceId", mode from workspace_clock
   where mode = 'test' and advancing_to is not null and (leased_until is null or leased_until <= real_now())
   limit $1`;

const CLAIM_CLOCK = statement('access.claim_clock')`
  update workspace_clock set leased_until = ${leaseEnds('$2')}
   where ${THIS_CLOCK} and advancing_to is not null and (leased_until is null or leased_until <= real_now())`;

const LEASE = statement('access.lease')`
  update workspace_clock set leased_until = ${leaseEnds('$2')} where ${THIS_CLOCK} and advancing_to is not null`;

/** SQL that has changes by time alone, which are scheduled by the real clock, come sooner by as much as the clock has gone ahead (ADR 0044). */
const COME_SOONER = statement('access.come_sooner')`
  update sync_stamp set changes_at = ${after('changes_at', '($2::timestamptz - $3::timestamptz)')}
   where workspace_id = $1 and changes_at is not null`;

const STEP = statement('access.step')`
  update workspace_clock set frozen_at = $3, steps = steps + 1, offset_seconds = ${offsetOf('$3::timestamptz')}, leased_until = ${leaseEnds('$4')}
   where ${THIS_CLOCK} and frozen_at = $2 and advancing_to >= $3`;

const FINISH = statement('access.finish')`
  update workspace_clock
     set advancing_to = null, leased_until = null, runs_after = false, steps = 0,
         frozen_at = case when runs_after then null else frozen_at end, offset_seconds = ${offsetOf('frozen_at')}
   where ${THIS_CLOCK} and frozen_at = $2 and advancing_to = $2`;

/** Test clocks as workers advance them, one statement each. */
export class PostgresTestClocks extends TestClocks {
  constructor(private readonly sql: Sql) {
    super();
  }

  read(workspaceId: string): Promise<TestClock> {
    return clockOf(this.sql, workspaceId);
  }

  left(most: number): Promise<Due<TestClockName>[]> {
    return this.sql.query(LEFT, [most]);
  }

  async claim(workspaceId: string, leaseMs: number): Promise<TestClock | undefined> {
    const taken = await this.sql.execute(CLAIM_CLOCK, [workspaceId, leaseMs]);
    return taken === 0 ? undefined : this.read(workspaceId);
  }

  async lease(workspaceId: string, leaseMs: number): Promise<void> {
    await this.sql.execute(LEASE, [workspaceId, leaseMs]);
  }

  async step(workspaceId: string, from: Date, to: Date, leaseMs: number): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const isStepped = (await sql.execute(STEP, [workspaceId, from, to, leaseMs])) > 0;
      if (isStepped) await sql.execute(COME_SOONER, [workspaceId, from, to]);
      return isStepped;
    });
  }

  async finish(workspaceId: string, at: Date): Promise<boolean> {
    const finished = await this.sql.execute(FINISH, [workspaceId, at]);
    return finished > 0;
  }
}

async function clockOf(sql: Sql, workspaceId: string): Promise<TestClock> {
  const [row] = await sql.query(READ_CLOCK, [workspaceId]);
  return withoutNulls<TestClock>(row!);
}
