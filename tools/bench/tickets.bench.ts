import { join } from 'node:path';
import type { TicketSheets } from '@svc/notifications';
import type { Effort } from './compare';
import { atMost, type Figure } from './figures';
import { median } from './load/rounds';

const WARM_UP = 20;
const PRINTED = 100;

const SHEETS: TicketSheets = {
  merchant: 'Adire House',
  colour: '#2b3a67',
  title: 'Ọjọ́ Ìṣẹ̀dá: an evening of ẹ́ and ọ̀ for ₦0',
  seats: [
    {
      holder: 'Adé Ọláṣẹ́',
      tier: 'In person',
      seat: 'Ticket 1 of 1',
      ref: 'att_1',
      code: `SVC1.${'a'.repeat(28)}.${'b'.repeat(86)}`,
      days: [
        {
          date: '2026-12-05',
          startAt: '2026-12-05T17:00:00Z',
          endAt: '2026-12-05T20:00:00Z',
          timezone: 'Africa/Lagos',
          location: { venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos', country: 'NG' },
        },
      ],
    },
  ],
  issuedAt: new Date('2026-11-21T07:00:00Z'),
};

interface PrintThread {
  tickets(sheets: TicketSheets): Promise<Uint8Array>;
}

/** Processor time of one ticket in print, in a thread that has printed before. */
export async function tickets({ rounds }: Effort): Promise<Figure[]> {
  const thread = (await import(join(process.cwd(), 'dist/api/print-thread.cjs'))) as PrintThread;
  await print(thread, WARM_UP);
  const milliseconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) milliseconds.push(await print(thread, PRINTED));
  return [{ name: 'ticket in print, processor time', value: median(milliseconds), unit: 'ms', goal: atMost(15) }];
}

/** Processor time of each, ms. */
async function print(thread: PrintThread, count: number): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < count; index += 1) await thread.tickets({ ...SHEETS, title: `${SHEETS.title} ${index}` });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / count;
}
