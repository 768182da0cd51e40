import { lineLooksContract } from '@svc/storefront/testing';
import { randomUUID } from 'node:crypto';
import { useDatabase } from '../testing';
import { PostgresLineLooks } from './catalogue-readers';

const database = useDatabase();

const PRODUCT = `insert into product (workspace_id, id, slug, name, is_package, published, position, details) values ($1, $2, 'tote', 'Tote', false, false, 0, $3)`;
const VARIANT = `insert into variant (workspace_id, id, product_id, key, name, position, prices, details) values ($1, $2, $3, 'one', 'One', 0, $4, $5)`;
const EVENT = `
  insert into event (workspace_id, id, slug, title, published, start_at, end_at, attached_product_ids, attached_package_ids, details)
  values ($1, $2, 'night', $3, true, $4, $5, '{}', '{}', $6)`;
const DAY = `insert into event_day (workspace_id, id, event_id, key, position, details) values ($1, $2, $3, 'one', 0, $4)`;
const TICKET_TYPE = `insert into ticket_type (workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details) values ($1, $2, $3, 'entry', 0, $4, '[]', $5)`;

describe('looks of lines in Postgres', () => {
  lineLooksContract(async (workspaceId, { product, variant, event, ticketType }) => {
    await database.makeWorkspace(workspaceId);
    await database.source.query(PRODUCT, [workspaceId, product.id, { coverUrl: product.look.imageUrl, media: [] }]);
    await database.source.query(VARIANT, [
      workspaceId,
      variant.id,
      product.id,
      JSON.stringify(variant.look.prices),
      { media: ['https://pictures.example/film.mp4?x=1', variant.look.imageUrl] },
    ]);
    const {
      title,
      startAt,
      endAt,
      days,
      ticketTypes: [tier],
      ...details
    } = event.look.event;
    await database.source.query(EVENT, [workspaceId, event.id, title, startAt, endAt, { coverUrl: event.look.imageUrl, ...details }]);
    for (const { id, ...day } of days) await database.source.query(DAY, [workspaceId, id, event.id, day]);
    await database.source.query(TICKET_TYPE, [
      workspaceId,
      ticketType.id,
      event.id,
      ticketType.look.validDayIds,
      { ...tier, prices: ticketType.look.prices },
    ]);
    return new PostgresLineLooks(database.sql);
  });

  it('are those of the first picture where a product has no cover, and none where there is no picture', async () => {
    const workspaceId = await database.makeWorkspace();
    const [pictured, plain] = [randomUUID(), randomUUID()];
    await database.source.query(PRODUCT, [workspaceId, pictured, { media: ['https://pictures.example/a.jpg'] }]);
    await database.source.query(PRODUCT.replace(`'tote'`, `'plain'`), [workspaceId, plain, { media: [] }]);
    const read = await new PostgresLineLooks(database.sql).read(workspaceId, [pictured, plain]);
    expect(Object.fromEntries(read)).toEqual({ [pictured]: { imageUrl: 'https://pictures.example/a.jpg' }, [plain]: {} });
  });
});
