import { InMemorySecretBox } from '@svc/kernel/testing';
import { Webhook } from 'standardwebhooks';
import { contextOfSecret, type WebhookDestination } from '../domain/destination';
import { secretOf } from '../domain/signature';
import {
  aDestination,
  anEvent,
  answered,
  DESTINATION_ID,
  evenRandomness,
  InMemoryWebhooks,
  MOMENT,
  RecordingDeliveryFailures,
  ScriptedWebhookSender,
  timedOut,
  WORKSPACE_ID,
} from '../testing';
import { DrainDestination } from './drain-destination';
import { ExchangeAttempts } from './exchange-attempts';

const HOUR = 3_600_000;

async function setup(facts: Partial<WebhookDestination> = {}, events = 1) {
  let time = MOMENT.getTime();
  const clock = { now: () => new Date(time) };
  const webhooks = new InMemoryWebhooks(clock.now);
  const box = new InMemorySecretBox();
  const secret = secretOf(new Uint8Array(32).fill(9));
  webhooks.destinations.set(
    DESTINATION_ID,
    aDestination({ secret: box.seal(secret, contextOfSecret(aDestination({ ...facts }))), ...facts }),
  );
  const plan = (count: number, name = 'event') =>
    Promise.all(
      Array.from({ length: count }, (_, index) => {
        const event = anEvent({ id: `01890000-0000-7000-8000-00000000${name === 'event' ? '1' : '2'}${String(index).padStart(3, '0')}` });
        return webhooks.tx.plan.record(
          [event],
          [{ workspaceId: WORKSPACE_ID, id: event.id, eventId: event.id, destinationId: DESTINATION_ID, state: 'due' }],
        );
      }),
    );
  await plan(events);
  const sender = new ScriptedWebhookSender();
  const failures = new RecordingDeliveryFailures();
  const exchange = new ExchangeAttempts(webhooks.unitOfWork, box, evenRandomness, { next: () => 'fact' }, clock);
  const drain = new DrainDestination(exchange, sender, clock, { now: () => new Date() }, () => Promise.resolve(), failures);
  return {
    webhooks,
    sender,
    secret,
    plan,
    drain,
    failures,
    run: () => drain.execute({ workspaceId: WORKSPACE_ID, destinationId: DESTINATION_ID }),
    pass: (ms: number) => (time += ms),
    states: () => [...webhooks.deliveries.values()].map(({ state }) => state),
    destination: () => webhooks.destinations.get(DESTINATION_ID)!,
    drainsIn: () => webhooks.drains.map(({ at }) => at.getTime() - time),
    facts: () => webhooks.outbox.facts.map(({ type, data }) => ({ type, ...data })),
  };
}

describe('draining a destination', () => {
  it('[§6 X-SVC-Signature] sends its due deliveries, signed, until none is left', async () => {
    const { run, sender, states, secret } = await setup({}, 25);
    await run();
    expect(states()).toEqual(Array.from({ length: 25 }, () => 'delivered'));
    expect(sender.sent).toHaveLength(25);
    const [{ body, headers, url }] = sender.sent as [(typeof sender.sent)[0]];
    expect(url).toBe('https://shop.example/hooks');
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it('[ADR 0162 r3] reports each attempt that failed, and none that was taken', async () => {
    const { run, sender, failures } = await setup({}, 2);
    const outcomes = [answered(503, { body: 'sorry' }), answered(200)];
    sender.answer = () => outcomes.shift()!;
    await run();
    expect(failures.attempts).toEqual([
      expect.objectContaining({
        workspaceId: WORKSPACE_ID,
        destinationId: DESTINATION_ID,
        attempt: 1,
        outcome: answered(503, { body: 'sorry' }),
      }),
    ]);
  });

  it('[D-74] has at most ten attempts on their way', async () => {
    const { run, sender } = await setup({}, 40);
    let [inFlight, most] = [0, 0];
    sender.answer = async () => {
      most = Math.max(most, (inFlight += 1));
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      return answered(200);
    };
    await run();
    expect(most).toBe(10);
  });

  it('checks again when a job comes while it is at work', async () => {
    const { run, sender, plan, states } = await setup();
    let again: Promise<void> | undefined;
    sender.answer = async () => {
      if (!again) {
        await plan(3, 'later');
        again = run();
      }
      return answered(200);
    };
    await run();
    await again;
    expect(states()).toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
  });

  it('asks for nothing more while ten are on their way, however many jobs come', async () => {
    const { run, sender, webhooks } = await setup({}, 12);
    const cycles = jest.spyOn(webhooks.unitOfWork, 'run');
    let answer: () => void = () => undefined;
    const answering = new Promise<void>((resolve) => (answer = resolve));
    sender.answer = async () => {
      await answering;
      return answered(200);
    };
    const running = run();
    while (sender.sent.length < 10) await new Promise((resolve) => setImmediate(resolve));
    for (let job = 0; job < 20; job += 1) {
      void run();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(cycles).toHaveBeenCalledTimes(1);
    answer();
    await running;
    expect(sender.sent).toHaveLength(12);
  });

  it('[D-73] tries a failed one again at its time, not before', async () => {
    const { run, sender, states, pass, drainsIn, webhooks } = await setup();
    sender.answer = () => (sender.sent.length === 1 ? answered(500) : answered(200));
    await run();
    expect(drainsIn()).toEqual([5_000]);
    await run();
    expect(sender.sent).toHaveLength(1);
    webhooks.drains.length = 0;
    pass(5_000);
    await run();
    expect([states(), drainsIn()]).toEqual([['delivered'], []]);
    expect(sender.sent.map(({ headers }) => headers['X-SVC-Webhook-Attempt'])).toEqual(['1', '2']);
  });

  it('[D-73] [D-74] gives up after the tenth failure, and reports it once', async () => {
    const { run, sender, states, pass, facts } = await setup();
    sender.answer = () => answered(500);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await run();
      pass(30 * HOUR);
    }
    expect(sender.sent).toHaveLength(10);
    expect(states()).toEqual(['exhausted']);
    expect(facts()).toEqual([
      { type: 'webhook.destination_failing.v1', destinationId: DESTINATION_ID, warning: 'failing_for_days' },
      { type: 'webhook.destination_failing.v1', destinationId: DESTINATION_ID, warning: 'exhausted' },
      { type: 'webhook.delivery_failed.v1', deliveryId: expect.any(String) },
    ]);
  });

  it('[D-156] reports no failed delivery of a destination of test mode as news', async () => {
    const { run, sender, pass, facts } = await setup({ mode: 'test' });
    sender.answer = () => answered(500);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await run();
      pass(30 * HOUR);
    }
    expect(facts().map(({ type }) => type)).not.toContain('webhook.delivery_failed.v1');
  });

  it('[D-73] disables a destination that answers 410, keeps its events and reports it', async () => {
    const { run, sender, states, destination, facts } = await setup({}, 12);
    sender.answer = () => (sender.sent.length === 1 ? answered(410) : answered(500));
    await run();
    expect(destination().disabled).toEqual({ at: MOMENT, reason: 'gone' });
    expect(new Set(states())).toEqual(new Set(['held']));
    expect(facts()).toEqual([{ type: 'webhook.destination_disabled.v1', destinationId: DESTINATION_ID, reason: 'gone' }]);
    await run();
    expect(sender.sent).toHaveLength(10);
  });

  it('[D-74] disables a destination after days of consecutive failures', async () => {
    const { run, sender, destination } = await setup({ health: { failingSince: MOMENT.getTime() - 120 * HOUR, failures: 19 } });
    sender.answer = () => answered(500);
    await run();
    expect(destination().disabled?.reason).toBe('failing');
  });

  it('[D-74] pauses while its breaker is open, using up no attempts, then tries one', async () => {
    const { run, sender, pass, states, drainsIn } = await setup({}, 30);
    sender.answer = () => timedOut;
    await run();
    expect([sender.sent.length, drainsIn()]).toEqual([10, [30_000]]);
    pass(29_000);
    await run();
    expect(sender.sent).toHaveLength(10);
    sender.answer = () => answered(200);
    pass(1_000);
    await run();
    expect(states().filter((state) => state === 'delivered')).toHaveLength(20);
  });

  it('[D-74] keeps to a rate cap', async () => {
    const { run, sender, pass, drainsIn } = await setup({ maxPerSecond: 3 }, 10);
    await run();
    expect([sender.sent.length, drainsIn()]).toEqual([3, [334]]);
    pass(1_000);
    await run();
    expect(sender.sent).toHaveLength(6);
  });

  it('sends nothing of a destination that is disabled or gone', async () => {
    const { run, sender, webhooks, drainsIn } = await setup({ disabled: { at: MOMENT, reason: 'manual' } });
    await run();
    webhooks.destinations.clear();
    await run();
    expect([sender.sent, drainsIn()]).toEqual([[], []]);
  });

  it('makes interrupted deliveries due again at once when the process ends, and takes nothing more', async () => {
    const { run, sender, drain, states, destination } = await setup({}, 12);
    let interrupt: () => void = () => undefined;
    const interrupted = new Promise<void>((resolve) => (interrupt = resolve));
    let begun: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (begun = resolve));
    sender.answer = async () => {
      begun();
      await interrupted;
      return { kind: 'failure', reason: 'interrupted' };
    };
    const running = run();
    await first;
    const stopped = drain.stop();
    interrupt();
    await Promise.all([running, stopped]);
    await run();
    expect(sender.sent.length).toBeLessThanOrEqual(10);
    expect(new Set(states())).toEqual(new Set(['due']));
    expect(destination().health.failures).toBeUndefined();
  });

  it('settles nothing by an attempt that came back when another had taken the delivery over, and blames no destination for it', async () => {
    const { run, sender, pass, webhooks, states, destination, facts } = await setup();
    sender.answer = async () => {
      pass(30_000);
      await webhooks.tx.deliveries.claim(WORKSPACE_ID, [{ destinationId: DESTINATION_ID, slots: 10, most: 10 }], 30_000);
      return answered(410);
    };
    await run();
    expect([states(), destination().health, destination().disabled, facts()]).toEqual([['sending'], {}, undefined, []]);
  });

  it('hands in and takes for the destinations of a workspace in one transaction', async () => {
    const { run, drain, webhooks, sender } = await setup({}, 5);
    const other = '01890000-0000-7000-8000-0000000000d2';
    webhooks.destinations.set(other, {
      ...webhooks.destinations.get(DESTINATION_ID)!,
      id: other,
      secret: aDestination().secret,
      disabled: { at: MOMENT, reason: 'manual' },
    });
    const cycles = jest.spyOn(webhooks.unitOfWork, 'run');
    await Promise.all([run(), drain.execute({ workspaceId: WORKSPACE_ID, destinationId: other })]);
    expect([sender.sent.length, cycles.mock.calls.length]).toEqual([5, 2]);
  });

  it('leaves a delivery that was sent again by hand, and failed, as delivered', async () => {
    const { run, sender, webhooks, states } = await setup();
    await run();
    sender.answer = () => answered(500);
    await webhooks.tx.deliveries.resend(WORKSPACE_ID, [...webhooks.deliveries.keys()][0]!, 9);
    await run();
    expect(states()).toEqual(['delivered']);
    expect(sender.sent).toHaveLength(2);
  });
});
