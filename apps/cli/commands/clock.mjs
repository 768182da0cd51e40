import { setTimeout as wait } from 'node:timers/promises';
import { Failed, UsageError } from '../errors.mjs';
import { momentText } from '../texts.mjs';

const LOOK_AGAIN_MS = 500;
/** An advance over months goes through a lot; what is longer on its way goes on without us, ms. */
const TIMEOUT_MS = 10 * 60_000;
const UNIT_SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** The time of test mode. */
export const showClock = {
  name: 'clock show',
  summary: 'Show the test clock: the current time of test mode',
  needs: 'workspace',
  run: async ({ client }) => clockText(await client.call('GET', '/test-clock')),
};

/** Stops it. */
export const freezeClock = {
  name: 'clock freeze',
  summary: 'Freeze the test clock',
  needs: 'workspace',
  options: {
    at: { type: 'string', value: '<moment>', text: 'time to freeze at, such as 2026-12-24T18:00:00Z; not in its past (default: now)' },
  },
  run: async ({ client, values: { at }, complain }) =>
    clockText(await untilReady(client, await client.call('POST', '/test-clock/freeze', { at }), complain)),
};

/** Has all happen that would have happened until then. */
export const advanceClock = {
  name: 'clock advance',
  takes: ['[duration]'],
  summary: 'Advance the test clock, such as by 25h, and wait until everything due by then has happened',
  about:
    'The duration is in seconds, minutes, hours or days: 90s, 30m, 25h, 8d. Or give a time with --to. The clock cannot go back; clock reset returns it to the real time.',
  needs: 'workspace',
  options: { to: { type: 'string', value: '<moment>', text: 'time to advance to, such as 2026-12-24T18:00:00Z' } },
  run: async ({ client, values: { to }, positionals: [far], complain }) =>
    clockText(await untilReady(client, await client.call('POST', '/test-clock/advance', advanceOf(far, to)), complain)),
};

/** Back to the real time. */
export const resetClock = {
  name: 'clock reset',
  summary: 'Return the test clock to the real time',
  needs: 'workspace',
  run: async ({ client, complain }) => clockText(await untilReady(client, await client.call('POST', '/test-clock/reset'), complain)),
};

function advanceOf(far, to) {
  if ((far === undefined) === (to === undefined)) throw new UsageError('Give a duration, such as 25h, or a time with --to.');
  if (to !== undefined) return { to };
  const [, count, unit] = /^([1-9]\d{0,8})([smhd])$/.exec(far) ?? [];
  if (!unit) throw new UsageError(`"${far}" is not a duration: write it as 90s, 30m, 25h or 8d.`);
  return { seconds: Number(count) * UNIT_SECONDS[unit] };
}

async function untilReady(client, first, complain) {
  const end = Date.now() + TIMEOUT_MS;
  let clock = first;
  for (let said; clock.status !== 'ready'; clock = await client.call('GET', '/test-clock')) {
    if (Date.now() > end)
      throw new Failed(
        'TIMED_OUT',
        `The test clock is still advancing, at ${clock.now}. It continues by itself: check it with clock show.`,
      );
    const progress = `At ${momentText(clock.now)}${clock.advancingTo ? `, advancing to ${momentText(clock.advancingTo)}` : ''} …`;
    if (progress !== said) complain((said = progress));
    await wait(LOOK_AGAIN_MS);
  }
  return clock;
}

function clockText(clock) {
  const { now, frozenAt, offsetSeconds, status } = clock;
  const how = frozenAt
    ? 'is frozen'
    : status === 'advancing'
      ? 'is advancing'
      : offsetSeconds === 0
        ? 'follows the real time'
        : `runs ${apartText(offsetSeconds)}`;
  return { data: clock, text: `The test clock is at ${momentText(now)} and ${how}.` };
}

function apartText(seconds) {
  const [unit, size] = Object.entries(UNIT_SECONDS).findLast(([, one]) => Math.abs(seconds) >= one) ?? ['s', 1];
  return `${Math.round(Math.abs(seconds) / size)}${unit} ${seconds > 0 ? 'ahead of' : 'behind'} the real time`;
}
