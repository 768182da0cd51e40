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
  summary: 'Show the time in which test mode lives',
  needs: 'workspace',
  run: async ({ client }) => clockText(await client.call('GET', '/test-clock')),
};

/** Stops it. */
export const freezeClock = {
  name: 'clock freeze',
  summary: 'Let the time of test mode stand still',
  needs: 'workspace',
  options: {
    at: { type: 'string', value: '<moment>', text: 'where, such as 2026-12-24T18:00:00Z: not before its time (now, unless told)' },
  },
  run: async ({ client, values: { at }, complain }) =>
    clockText(await untilReady(client, await client.call('POST', '/test-clock/freeze', { at }), complain)),
};

/** Has all happen that would have happened until then. */
export const advanceClock = {
  name: 'clock advance',
  takes: ['[how far]'],
  summary: 'Advance the time of test mode, such as by 25h, and wait until all has happened that would have by then',
  about:
    'How far is a number of seconds, minutes, hours or days: 90s, 30m, 25h, 8d. Or say --to. Test mode does not go back: clock reset does.',
  needs: 'workspace',
  options: { to: { type: 'string', value: '<moment>', text: 'where to, such as 2026-12-24T18:00:00Z' } },
  run: async ({ client, values: { to }, positionals: [far], complain }) =>
    clockText(await untilReady(client, await client.call('POST', '/test-clock/advance', advanceOf(far, to)), complain)),
};

/** Back to the real time. */
export const resetClock = {
  name: 'clock reset',
  summary: 'Let test mode live in the real time again',
  needs: 'workspace',
  run: async ({ client, complain }) => clockText(await untilReady(client, await client.call('POST', '/test-clock/reset'), complain)),
};

function advanceOf(far, to) {
  if ((far === undefined) === (to === undefined)) throw new UsageError('Say how far, such as 25h, or --to a moment.');
  if (to !== undefined) return { to };
  const [, count, unit] = /^([1-9]\d{0,8})([smhd])$/.exec(far) ?? [];
  if (!unit) throw new UsageError(`Give how far as 90s, 30m, 25h or 8d, not ${far}.`);
  return { seconds: Number(count) * UNIT_SECONDS[unit] };
}

async function untilReady(client, first, complain) {
  const end = Date.now() + TIMEOUT_MS;
  let clock = first;
  for (let said; clock.status !== 'ready'; clock = await client.call('GET', '/test-clock')) {
    if (Date.now() > end)
      throw new Failed('TIMED_OUT', `The clock is still on its way, at ${clock.now}. It goes on by itself: see clock show.`);
    const progress = `At ${momentText(clock.now)}${clock.advancingTo ? `, on the way to ${momentText(clock.advancingTo)}` : ''} …`;
    if (progress !== said) complain((said = progress));
    await wait(LOOK_AGAIN_MS);
  }
  return clock;
}

function clockText(clock) {
  const { now, frozenAt, offsetSeconds, status } = clock;
  const how = frozenAt
    ? 'stands still'
    : status === 'advancing'
      ? 'is advancing'
      : offsetSeconds === 0
        ? 'is the real time'
        : `runs, ${apartText(offsetSeconds)}`;
  return { data: clock, text: `Test mode lives at ${momentText(now)}; its clock ${how}.` };
}

function apartText(seconds) {
  const [unit, size] = Object.entries(UNIT_SECONDS).findLast(([, one]) => Math.abs(seconds) >= one) ?? ['s', 1];
  return `${Math.round(Math.abs(seconds) / size)}${unit} ${seconds > 0 ? 'ahead of' : 'behind'} the real time`;
}
