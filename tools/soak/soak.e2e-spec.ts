import { setTimeout as pause } from 'node:timers/promises';
import { tier } from '../test/tiers.mjs';
import { SoakLoad } from './soak-load';
import { SoakedService } from './soaked-service';
import { judge, type Judged, type Sample } from './verdict';

/** Hours of the soak. */
const HOURS = Number(process.env['SOAK_HOURS'] ?? tier.soakHours);
const SECONDS = HOURS * 3_600;
/** Samples of a soak, if they are no closer than 2 s. */
const SAMPLES = 240;
const EVERY_SECONDS = Math.max(2, SECONDS / SAMPLES);
/** Part of the time after which caches are full and the compiler has done its work. */
const WARM_UP = 0.25;
const FULL_LOAD_SECONDS = Math.min(60, Math.max(10, SECONDS / 20));
const LONG_MS = SECONDS * 1_000 + 3_600_000;

describe('a soak at half load', () => {
  let service: SoakedService | undefined;
  afterAll(() => service?.stop(), LONG_MS);

  it(
    '[ADR 0166 r4] leaves memory, tables, ages and bytes of the log flat within 5 %',
    async () => {
      service = await SoakedService.start();
      const load = await SoakLoad.open(service.running, service.receivers.url);
      const perSecond = (await capacityOf(service, load)) / 2;
      process.stdout.write(`Half load is ${perSecond.toFixed(1)} deeds a second, for ${HOURS} h.\n`);
      const judged = judge(await soak(service, load, perSecond), SECONDS * WARM_UP);
      process.stdout.write(`${tableOf(judged)}\n`);
      expect(load.faults).toEqual([]);
      expect(judged.filter(({ isFlat }) => !isFlat)).toEqual([]);
    },
    LONG_MS,
  );
});

/** Returns how many deeds a second the service takes, with the mails and webhooks that follow from them. */
async function capacityOf(service: SoakedService, load: SoakLoad): Promise<number> {
  await load.fillUp(FULL_LOAD_SECONDS / 2);
  await service.drained();
  const begun = performance.now();
  const deeds = await load.fillUp(FULL_LOAD_SECONDS);
  await service.drained();
  return (deeds * 1_000) / (performance.now() - begun);
}

async function soak(service: SoakedService, load: SoakLoad, perSecond: number): Promise<Sample[]> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  const loading = load.keep(perSecond, () => seconds() >= SECONDS);
  const samples: Sample[] = [];
  while (seconds() < SECONDS) {
    samples.push(await service.sample(seconds(), load.requests));
    await pause(EVERY_SECONDS * 1_000);
  }
  await loading;
  return samples;
}

/** Returns what was judged, as lines: tables only where they are large, or not flat. */
function tableOf(judged: readonly Judged[]): string {
  const isShown = ({ kind, last, isFlat }: Judged) =>
    !isFlat || (kind === 'size' ? last > 4 * 1024 * 1024 : kind !== 'dead' || last > 0.05);
  return judged
    .filter(isShown)
    .map(({ kind, name, first, last, most, isFlat }) =>
      [
        kind.padEnd(6),
        name.padEnd(60),
        ...[first, last, most].map((value) => shown(kind, value).padStart(10)),
        isFlat ? 'flat' : 'GROWS',
      ].join(' '),
    )
    .join('\n');
}

function shown(kind: Judged['kind'], value: number): string {
  if (kind === 'memory' || kind === 'size' || kind === 'redis') return `${(value / 1024 / 1024).toFixed(1)} MB`;
  return kind === 'dead' ? `${(value * 100).toFixed(1)} %` : value.toFixed(2);
}
