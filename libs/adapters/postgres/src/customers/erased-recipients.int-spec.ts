import { randomUUID } from 'node:crypto';
import { LINKED_AT } from '@svc/customers/testing';
import { MESSAGE_KINDS } from '@svc/notifications';
import { describeWithOneServer } from '@svc/testing';
import { ErasedRecipients1763700008200 } from '../migrations/1763700008200-erased-recipients';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindCustomerTx } from '.';

const database = useDatabase();
const READERS = ['ade@example.com', 'bola@example.com', 'crew@example.com'];

describe('messages to people who were erased', () => {
  let workspaceId: string;

  const write = (kind: string, recipient: string, subject: string, version: string, state = 'sent') =>
    database.source.query(
      `insert into message (workspace_id, mode, id, kind, channel, recipient, subject_id, version, state, details)
       values ($1, 'live', $2, $3, 'email', $4, $5, $6, $7, '{"handedOver": {"trackingNumber": "TRACK 1"}}')`,
      [workspaceId, randomUUID(), kind, recipient, subject, version, state],
    );
  const recipients = () =>
    database.source.query<{ recipient: string; state: string; details: object }[]>(
      'select recipient, state, details from message where workspace_id = $1 order by id',
      [workspaceId],
    );
  const erase = (email: string) =>
    new PostgresUnitOfWork(database.sql, (sql) => bindCustomerTx(sql, randomIds, () => [])).run(({ contacts }) =>
      contacts.erase({ workspaceId, mode: 'live', contacts: [], emails: [email], phones: [] }, [], LINKED_AT),
    );

  beforeEach(async () => {
    workspaceId = await database.makeWorkspace();
  });

  it.each(MESSAGE_KINDS)('[D-152] stay distinct when all recipients of one %s are erased, one after another', async (kind) => {
    const [subject, version] = [randomUUID(), randomUUID()];
    for (const reader of READERS) await write(kind, reader, subject, version);
    for (const reader of READERS) await erase(reader);
    const left = (await recipients()).map(({ recipient }) => recipient);
    expect(new Set(left).size).toBe(READERS.length);
    for (const recipient of left) expect(recipient).toMatch(/^Erased [0-9a-f-]{36}$/);
  });

  describeWithOneServer('one server', () => {
    it('[D-152] get recipients of their own after an earlier erasure, so that the next reader can be erased, and are not sent again', async () => {
      const [subject, version] = [randomUUID(), randomUUID()];
      await write('event_announcement', 'Erased', subject, version);
      await write('order_fulfilled', 'Erased', subject, version, 'failed');
      await write('event_announcement', READERS[0]!, subject, version);
      await new ErasedRecipients1763700008200().up(database.source.createQueryRunner());
      await erase(READERS[0]!);
      const left = await recipients();
      expect(left.map(({ state, details }) => [state, details])).toEqual(
        expect.arrayContaining([
          ['sent', {}],
          ['skipped', {}],
        ]),
      );
      expect(new Set(left.map(({ recipient }) => recipient)).size).toBe(3);
    });
  });
});
