import { randomUUID } from 'node:crypto';
import type { KnownFact } from '@svc/contracts';
import { identityOf, type KnownPerson } from '@svc/customers';
import { customersContract } from '@svc/customers/testing';
import { anEvent } from '@svc/ticketing/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { bindCustomerTx, PostgresContactList, PostgresContactPlan } from '.';

const database = useDatabase();
/** Returns the hashes of codes to a number, under the present key and one before. */
const hashesOf = (of: string, e164: string) => ['now', 'before'].map((key) => `${key} ${of} ${e164}`);

async function register({ workspaceId, mode, name, email, phone }: KnownPerson): Promise<string> {
  const id = randomUUID();
  const slug = `e-${id}`;
  await database.sql.transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [anEvent({ slug })]));
  await database.source.query(
    `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, phone, source)
     select $1, $2, $3, id, $4, $5, $6, $7, 'admin' from event where workspace_id = $1 and slug = $8`,
    [workspaceId, mode, id, identityOf({ email, phone }), name, email ?? null, phone ?? null, slug],
  );
  return id;
}

describe('customers on Postgres', () => {
  customersContract(
    () => {
      const list = new PostgresContactList(database.sql, hashesOf);
      return {
        work: new PostgresUnitOfWork(database.sql, (sql) => bindCustomerTx(sql, randomIds, hashesOf)),
        relay: new PostgresUnitOfWork(database.sql, (sql) => new PostgresContactPlan(sql)),
        register,
        find: async ({ workspaceId, mode, contactId }) => {
          const contact = await list.find(workspaceId, contactId);
          return contact?.mode === mode ? contact : undefined;
        },
        facts: (workspaceId) =>
          database.source.query<KnownFact[]>(
            `select id, workspace_id as "workspaceId", mode, type, data from outbox where workspace_id = $1 order by occurred_at, id`,
            [workspaceId],
          ),
        audited: async (workspaceId) => {
          const rows = await database.source.query<{ entry: string }[]>(
            `select action || ' ' || subject_ref as entry from audit_entry where workspace_id = $1 order by id`,
            [workspaceId],
          );
          return rows.map(({ entry }) => entry);
        },
      };
    },
    () => database.makeWorkspace(),
  );
});
