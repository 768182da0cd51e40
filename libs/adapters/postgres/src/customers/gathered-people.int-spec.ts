import { placeOrders, seatGuests } from '@svc/testing';
import { anEvent } from '@svc/ticketing/testing';
import { Customers1763700002030 } from '../migrations/1763700002030-customers';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';

const database = useDatabase();

it('makes contacts of people who had bought and registered before there were any, by the ids that their orders stated', async () => {
  const workspaceId = await database.makeWorkspace();
  const shop = { slug: `w-${workspaceId}` };
  await database.sql.transaction((sql) =>
    put(new PostgresEventStore(sql, workspaceId, randomIds), [
      anEvent({ slug: 'party', ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }] }),
    ]),
  );
  while (
    (await database.source.query<{ name: string }[]>('select name from migration order by id desc limit 1'))[0]!.name !==
    Customers1763700002030.name
  )
    await database.source.undoLastMigration();
  await database.source.undoLastMigration();

  await placeOrders(database.url, shop, [{ email: 'Bola@Example.com', placedAt: '2026-01-01T12:00:00Z' }, { mode: 'test' }]);
  await seatGuests(database.url, shop, 'party', [{}]);
  await database.source.query(`update registration set guest_key = 'ade@example.com' where workspace_id = $1`, [workspaceId]);
  await database.source.runMigrations();

  const contacts = await database.source.query<{ id: string; mode: string; email: string; name: string }[]>(
    `select id, mode, email, name from contact where workspace_id = $1 order by mode, email`,
    [workspaceId],
  );
  const orders = await database.source.query<{ contact: string }[]>(
    `select contact ->> 'id' as contact from store_order where workspace_id = $1 order by mode`,
    [workspaceId],
  );
  const [registration] = await database.source.query<{ id: string }[]>('select id from registration where workspace_id = $1', [
    workspaceId,
  ]);
  expect(contacts).toEqual([
    { id: registration!.id, mode: 'live', email: 'ade@example.com', name: 'Adé Ọlá' },
    { id: orders[0]!.contact, mode: 'live', email: 'bola@example.com', name: 'Adé Ọlá' },
    { id: orders[1]!.contact, mode: 'test', email: 'ade@example.com', name: 'Adé Ọlá' },
  ]);
});
