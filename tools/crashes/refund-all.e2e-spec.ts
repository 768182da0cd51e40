import { eventually, openBoxOffice, startService, type BoxOffice, type RunningService } from '@svc/testing';
import { Chance } from './chance';
import { KillableProcesses } from './killable-processes';

const ORDERS = 60;
const KILLS = 10;
/** Ends a run that hangs; a busy machine takes minutes for one. */
const LONG_MS = 900_000;

let service: RunningService;
let killable: KillableProcesses;
let office: BoxOffice;

beforeAll(async () => {
  service = await startService();
  killable = await KillableProcesses.start(service);
  office = await openBoxOffice(service, 'kaduna');
}, LONG_MS);

afterAll(async () => {
  await office?.close();
  await service?.stop();
}, LONG_MS);

async function buy(): Promise<string> {
  const { ref, orderRef } = (await office.open(office.asking([office.line('entry')]))).body;
  await office.play(ref, 'card');
  return orderRef;
}

const states = () =>
  office.select<{ orders: number; judged: number; sent: number; given: number }>(
    `select (select count(*)::integer from store_order where status = 'refunded') as orders,
            (select count(*)::integer from event_refund) as judged,
            (select count(*)::integer from refund where status = 'succeeded') as sent,
            (select count(*)::integer from sandbox_refund) as given`,
  );

describe('a refund of everything that is killed again and again', () => {
  it(
    '[D-147] [ADR 0149 r2] gives each order its money back, once',
    async () => {
      for (let bought = 0; bought < ORDERS; bought += 1) await buy();
      const cancel = () =>
        service.client.post('/v1/admin/events/festival/cancel?force=true', { refund: 'all' }, { key: office.shop.adminToken });
      expect((await cancel()).status).toBe(200);
      const chance = new Chance(ORDERS);
      for (let kills = 0; kills < KILLS; kills += 1) {
        const [before] = await states();
        killable.kill('worker', chance);
        await killable.alive();
        await cancel();
        await eventually(
          'the next worker goes on',
          async () => {
            const [now] = await states();
            return now!.judged > before!.judged || now!.given > before!.given || now!.given === ORDERS ? true : undefined;
          },
          LONG_MS,
        );
      }
      await eventually('everything is given back', async () => ((await states())[0]!.sent === ORDERS ? true : undefined), LONG_MS);
      expect(await states()).toEqual([{ orders: ORDERS, judged: ORDERS, sent: ORDERS, given: ORDERS }]);
      const wrong = await office.select(
        `select o.id from store_order o
          where o.paid_minor <> (select coalesce(sum(f.amount_minor), 0) from order_refund l join refund f on f.id = l.id where l.order_id = o.id)`,
      );
      expect([wrong, killable.deaths.worker]).toEqual([[], KILLS]);
    },
    LONG_MS,
  );
});
