import { admitMail } from '@svc/notifications';
import { aMessage, emailSourcesContract, messagesContract } from '@svc/notifications/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindMessageTx, PostgresEmailSources, PostgresMessageLog } from '.';

const database = useDatabase();

describe('messages on Postgres', () => {
  messagesContract(() => ({
    work: new PostgresUnitOfWork(database.sql, (sql) => bindMessageTx(sql, randomIds)),
    log: new PostgresMessageLog(database.sql),
    makeWorkspace: async (alertEmail) => {
      const id = await database.makeWorkspace();
      if (alertEmail)
        await database.source.query(`update workspace set settings = jsonb_build_object('alertEmail', $2::text) where id = $1`, [
          id,
          alertEmail,
        ]);
      return id;
    },
    suspend: (id) => database.suspend(id),
    notified: (workspaceId, subjectId) =>
      database.source.query(
        'select reader, revision, schedule from notified_schedule where workspace_id = $1 and subject_id = $2 order by reader',
        [workspaceId, subjectId],
      ),
    advanceTestClock: async (id, seconds) => void (await database.source.query(`select move_clock($2, $1, 'test')`, [id, seconds])),
  }));
});

describe('mails to one address at once', () => {
  it('[D-153] never go beyond the limit, whatever workers do', async () => {
    const workspaceId = await database.makeWorkspace();
    const work = new PostgresUnitOfWork(database.sql, (sql) => bindMessageTx(sql, randomIds));
    const planned = Array.from({ length: 30 }, (_, at) =>
      aMessage({
        workspaceId,
        kind: 'attendee_ticket',
        recipient: at % 2 === 0 ? 'ada@example.com' : 'Ada@Example.com',
        details: { limitedAs: 'unconfirmed' },
      }),
    );
    await work.run(({ plan }) => plan.insert(planned));
    const admitted = await Promise.all(
      planned.map((message) =>
        work.run(async (tx) => {
          const leased = (await tx.messages.lease(message, 60_000))!;
          return (await admitMail(tx, leased, { now: new Date(), ids: randomIds }))?.state ?? 'sent';
        }),
      ),
    );
    expect(admitted.filter((state) => state === 'sent')).toHaveLength(5);
    expect(admitted.filter((state) => state === 'withheld')).toHaveLength(25);
  });
});

describe('the content of emails on Postgres', () => {
  emailSourcesContract(() => new PostgresEmailSources(database.sql));
});
