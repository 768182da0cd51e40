import type { Effort } from './compare';
import { atLeast, atMost, type Figure, ratioAtLeast } from './figures';
import { medianOf } from './load/rounds';
import { type Measured, MeasuredService } from './measured-service';
import { WebhookBench } from './webhook-bench';

const MAILS = 1_000;
const WANTED_PER_SECOND = 2_000;
const EVEN_SECONDS = 10;

/**
 * Deliveries of one worker to 20 destinations, queues in Redis: of events that wait when it starts, alone and beside a thousand mails with
 * tickets that wait too; and from commit to the merchant's server, at half of the wanted rate.
 */
export async function webhooks({ rounds }: Effort): Promise<Figure[]> {
  const service = await MeasuredService.start({ env: { REDIS_URL: process.env['TEST_REDIS_URL']! } });
  const bench = await WebhookBench.open(service);
  try {
    await bench.backlog();
    const alone: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) alone.push(await bench.backlog());
    const { perSecond: value, serviceMicros, databaseMicros } = medianOf(alone);
    const { perSecond: besideMails } = await bench.besideMails(MAILS);
    const { p50Ms, p99Ms } = await bench.even(WANTED_PER_SECOND / 2, EVEN_SECONDS);
    return [
      {
        name: 'webhooks of one worker, 20 destinations',
        value,
        unit: '/s',
        serviceMicros,
        databaseMicros,
        goal: atLeast(WANTED_PER_SECOND),
      },
      {
        name: `webhooks while ${MAILS} mails with tickets wait, beside none`,
        value: besideMails,
        unit: '/s',
        floor: value,
        ratio: besideMails / value,
        goal: ratioAtLeast(0.5),
      },
      {
        name: `first attempt at ${WANTED_PER_SECOND / 2} webhooks/s, 99 of 100 within`,
        value: p99Ms,
        unit: 'ms',
        p50Ms,
        goal: atMost(1_000),
      },
    ];
  } finally {
    await bench.close();
    await service.stop();
  }
}
