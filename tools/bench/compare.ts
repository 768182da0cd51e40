import type { Figure } from './figures';
import { median, medianOf } from './load/rounds';
import type { Measured } from './measured-service';

/** Length and number of the rounds. */
export interface Effort {
  rounds: number;
  seconds: number;
  /** Part of the names of the figures to measure, where a bench measures many. */
  only?: string;
}

/**
 * Rounds of the floor and of the service in turn, so that both meet what else the machine does, after one round each that does not count;
 * the median of each figure, and of the ratio of each round.
 * @param floor answers operations a second
 */
export async function compare(
  { rounds }: Pick<Effort, 'rounds'>,
  floor: () => Promise<number>,
  service: () => Promise<Measured & { p50Ms: number; p99Ms: number }>,
): Promise<Omit<Figure, 'name'>> {
  await floor();
  await service();
  const made: (Measured & { p50Ms: number; p99Ms: number; floor: number })[] = [];
  for (let round = 0; round < rounds; round += 1) made.push({ floor: await floor(), ...(await service()) });
  const { perSecond, floor: floorPerSecond, serviceMicros, databaseMicros, p50Ms, p99Ms } = medianOf(made);
  return {
    value: perSecond,
    unit: '/s',
    floor: floorPerSecond,
    ratio: median(made.map((round) => round.perSecond / round.floor)),
    serviceMicros,
    databaseMicros,
    p50Ms,
    p99Ms,
  };
}
