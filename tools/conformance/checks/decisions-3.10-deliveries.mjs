import assert from 'node:assert/strict';
import { eventually } from '../run/client.mjs';
import { accepted, holds } from '../run/expectations.mjs';
import { Listener } from '../run/listener.mjs';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Delay of each further attempt after the one before. */
const DELAYS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const KEPT_BYTES = 16 * 1_024;

const delayOf = ({ nextAttemptAt, lastAttempt }) => Date.parse(nextAttemptAt) - Date.parse(lastAttempt.at);

/** Has something happen and its first attempt made. @returns {Promise<unknown>} the delivery as it stands after that */
async function tried(listener, destination, state = 'due') {
  await listener.happen();
  const [{ ref }] = await eventually(
    'it is sent',
    async () => (await listener.deliveries(destination)).length > 0 && listener.deliveries(destination),
  );
  return listener.settled(ref, state);
}

/** Lets the time of the next attempt of these come, until none of them has any. @returns {Promise<unknown[]>} them, exhausted */
async function exhaust(listener, refs) {
  for (let attempts = 2; attempts <= 10; attempts += 1) {
    const waiting = await Promise.all(refs.map((ref) => listener.settled(ref, 'due', attempts - 1)));
    for (const delivery of waiting) assertDelay(delayOf(delivery), DELAYS[attempts - 2]);
    await listener.shop.advanceTo(Math.max(...waiting.map(({ nextAttemptAt }) => Date.parse(nextAttemptAt))));
  }
  return Promise.all(refs.map((ref) => listener.settled(ref, 'exhausted', 10)));
}

/** A delay is the schedule's, a fifth sooner or later; the attempt itself takes a moment. */
function assertDelay(delay, scheduled) {
  assert.ok(delay >= 0.8 * scheduled && delay <= 1.2 * scheduled + 2 * SECOND, `${scheduled} ms were to pass, and ${delay} ms do`);
}

export const clockChecks = {
  'D-73': async (shop) => {
    const listener = await Listener.open(shop);
    const moved = await listener.destination('-moved');
    listener.answer('-moved', () => ({ status: 302, headers: { location: listener.sink.url + listener.path('-elsewhere') } }));
    const { ref } = await tried(listener, moved);
    const [{ log }] = await exhaust(listener, [ref]);
    assert.deepEqual(
      log.map(({ attempt, status }) => [attempt, status]),
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((attempt) => [attempt, 302]),
    );
    assert.deepEqual(listener.soFar('-elsewhere'), [], 'a redirect is not followed');
    await listener.admin.call('DELETE', `/webhooks/destinations/${moved.ref}`);

    const cases = [
      ['busy', 429, undefined, MINUTE, 1.2 * MINUTE],
      ['later', 429, '90', 90 * SECOND, 90 * SECOND],
      ['sooner', 503, '1', 5 * SECOND, 5 * SECOND],
      ['never', 503, '3600', 10 * SECOND, 10 * SECOND],
    ];
    for (const [name, status, retryAfter, least, most] of cases) {
      const destination = await listener.destination(`-${name}`);
      listener.answer(`-${name}`, () => ({ status, headers: retryAfter && { 'retry-after': retryAfter } }));
      const delay = delayOf(await tried(listener, destination));
      assert.ok(delay >= least && delay <= most + 2 * SECOND, `after ${status} with ${retryAfter} it is tried again in ${delay} ms`);
      await listener.admin.call('DELETE', `/webhooks/destinations/${destination.ref}`);
    }

    const gone = await listener.destination('-gone');
    listener.answer('-gone', 410);
    await tried(listener, gone, 'held');
    holds(await listener.read(gone), { status: 'disabled', disabledReason: 'gone' });
  },

  'D-74': async (shop) => {
    const listener = await Listener.open(shop);
    const alertEmail = `desk@${listener.shop.slug}.example`;
    await listener.admin.call('PATCH', '/workspace', { alertEmail });
    const mailed = (subject) =>
      eventually(`the merchant has a mail: ${subject}`, async () =>
        (await shop.instance.inbox(alertEmail)).some((mail) => mail.subject === subject),
      );
    await assertSparing(await Listener.open(shop));

    const broken = await listener.destination('-broken');
    listener.answer('-broken', 500);
    for (let events = 1; events <= 3; events += 1) await listener.happen();
    const deliveries = await eventually(
      'all three are sent',
      async () => (await listener.deliveries(broken)).length === 3 && listener.deliveries(broken),
    );
    await exhaust(
      listener,
      deliveries.map(({ ref }) => ref),
    );
    await mailed('A webhook could not be delivered');
    const { status, failures, failingSince } = await listener.read(broken);
    assert.deepEqual([status, failures], ['enabled', 30]);

    const after = async (hours) => shop.advanceTo(Math.max(Date.parse(failingSince) + hours * HOUR, (await shop.now()).getTime() + SECOND));
    await after(73);
    await listener.happen();
    await mailed('Webhooks have been failing for three days');
    assert.equal((await listener.read(broken)).status, 'enabled');
    await after(121);
    const disabled = await eventually('it is disabled', async () => (await listener.read(broken)).disabledReason);
    assert.equal(disabled, 'failing');
    await mailed('A webhook destination was switched off');

    await listener.happen();
    await eventually('what happens now is kept', async () => (await listener.deliveries(broken, { state: 'held' })).length === 2);
    const heard = listener.soFar('-broken').length;
    listener.answer('-broken', 200);
    await listener.press(broken, 'enable');
    assert.deepEqual(await listener.press(broken, 'replay'), { due: 5, waiting: 0 });
    const all = await listener.heard('-broken', heard + 5);
    assert.equal(new Set(all.map(({ body }) => body.id)).size, 5);
  },

  'D-75': async (shop) => {
    const listener = await Listener.open(shop);
    const destination = await listener.destination();
    listener.answer('', () => ({ status: 200, body: 'a'.repeat(KEPT_BYTES + 1_000) }));
    await listener.happen();
    await listener.happen();
    accepted(await listener.submit(), 201);
    const [first] = await listener.heard('', 3);
    const { log } = await listener.settled(first.headers['x-svc-webhook-id'], 'delivered');
    assert.equal(log[0].responseBody, 'a'.repeat(KEPT_BYTES));
    await shop.advance(29 * 86_400);
    assert.equal((await listener.deliveries(destination)).length, 3, 'they are kept for thirty days');

    const since = '2020-01-01T00:00:00Z';
    assert.deepEqual(await listener.press(destination, 'replay', { events: [first.body.id] }), { due: 1, waiting: 0 });
    const again = await listener.heard('', 4);
    assert.equal(again[3].raw, first.raw);
    assert.deepEqual(await listener.press(destination, 'replay', { types: ['form.submitted'], states: ['delivered'] }), {
      due: 1,
      waiting: 0,
    });
    assert.equal((await listener.heard('', 5))[4].body.type, 'form.submitted');
    const late = await listener.destination('-late');
    assert.deepEqual(await listener.press(late, 'replay'), { due: 0, waiting: 0 }, 'it begins with the destination');
    assert.deepEqual(await listener.press(late, 'replay', { since }), { due: 3, waiting: 0 });
    await listener.heard('-late', 3);
    assert.deepEqual(await listener.press(late, 'replay', { since: (await shop.now()).toISOString() }), { due: 0, waiting: 0 });
  },
};

/** A destination that does not answer has ten on their way to it, and keeps no other waiting. */
async function assertSparing(listener) {
  const [slow, quick] = [await listener.destination('-slow'), await listener.destination('-quick')];
  let answerAll = () => undefined;
  const answered = new Promise((resolve) => (answerAll = resolve)).then(() => ({ status: 200 }));
  listener.answer('-slow', () => answered);
  for (let events = 1; events <= 12; events += 1) await listener.happen();
  await listener.heard('-quick', 12);
  await listener.heard('-slow', 10);
  assert.equal(listener.soFar('-slow').length, 10, 'ten are on their way at most');
  answerAll();
  await listener.heard('-slow', 12);
  for (const { ref } of [slow, quick]) await listener.admin.call('DELETE', `/webhooks/destinations/${ref}`);
}
