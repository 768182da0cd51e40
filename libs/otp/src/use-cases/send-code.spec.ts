import { randomUUID } from 'node:crypto';
import { idOf, refOf, type Mode } from '@svc/kernel';
import * as fc from 'fast-check';
import { CodePrices } from '../domain/wallet';
import { otpSendRequest } from '../domain/otp-send.view';
import { InMemoryOtp, PlainCodeHasher, RecordingCodeSender, ScriptedCodeSenders, SENT_AT } from '../testing';
import { SendCode, type SendCodeCommand } from './send-code';

const PRICE = 700;
const NUMBER = '+2348031234567';
const HOUR_S = 3_600;

function aSetup(memory = new InMemoryOtp()) {
  const senders = new ScriptedCodeSenders();
  let now = SENT_AT;
  const send = new SendCode(
    memory,
    senders,
    new PlainCodeHasher(),
    new CodePrices({ NGN: PRICE, USD: 5 }),
    { now: () => now },
    { next: () => randomUUID() },
  );
  const workspace: SendCodeCommand['workspace'] = {
    id: randomUUID(),
    name: 'Adire House',
    timezone: 'Africa/Lagos',
    currencies: ['NGN', 'USD'],
    sender: 'own',
    fraudGuards: false,
  };
  const key = { id: randomUUID(), mostPerDay: 100 };
  const ask = (
    body: object = {},
    caller: { mode?: Mode; visitor?: string; workspace?: Partial<typeof workspace>; key?: Partial<typeof key> } = {},
  ) =>
    send.execute({
      workspace: { ...workspace, ...caller.workspace },
      key: { ...key, ...caller.key },
      mode: caller.mode ?? 'live',
      visitor: caller.visitor,
      request: otpSendRequest.parse({ to: NUMBER, ...body }),
    });
  const refusal = (...request: Parameters<typeof ask>) =>
    ask(...request).then(
      () => undefined,
      ({ code, details, retryAfterSeconds }: { code: string; details?: object; retryAfterSeconds?: number }) => ({
        code,
        details,
        retryAfterSeconds,
      }),
    );
  return {
    memory,
    senders,
    workspace,
    ask,
    refusal,
    sent: () => [...senders.ownNumber.sent, ...senders.serviceNumber.sent],
    fund: (amountMinor: number) =>
      memory.book({ workspaceId: workspace.id, id: randomUUID(), kind: 'credit', currency: 'NGN', amountMinor, at: now }),
    balance: () => memory.balanceMinor(workspace.id, 'NGN'),
    wait: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
  };
}

describe('sending a code', () => {
  let setup: ReturnType<typeof aSetup>;

  beforeEach(async () => {
    setup = aSetup();
    await setup.fund(100 * PRICE);
  });

  const only = () => setup.memory.challenges[0]!;
  const untouched = async () => {
    expect([await setup.balance(), setup.memory.challenges.filter(({ status }) => status !== 'failed')]).toEqual([100 * PRICE, []]);
  };

  it('[§4.8] [§2.9 otp] [decisions 3.5 otp] returns the challenge, the masked number, sender, times and price', async () => {
    expect(await setup.ask()).toEqual({
      challengeRef: refOf('otp', only().id),
      to: '+234*******567',
      channel: 'whatsapp',
      sender: 'own',
      codeSource: 'service',
      test: false,
      expiresAt: '2026-02-01T12:10:00.123Z',
      resendAvailableAt: '2026-02-01T12:01:00.123Z',
      charge: { amountMinor: PRICE, currency: 'NGN' },
    });
  });

  it('binds codes by SMS of the own number to the site of the shop, and no others', async () => {
    const bound = { workspace: { originHost: 'shop.example' } };
    await setup.ask({}, bound);
    setup.senders.ownNumber = new RecordingCodeSender('sms');
    setup.wait(60);
    await setup.ask({}, bound);
    expect(setup.senders.ownNumber.sent.map(({ originHost }) => originHost)).toEqual(['shop.example']);
    setup.wait(120);
    await setup.ask({ sender: 'frontdesk' }, bound);
    expect(setup.senders.serviceNumber.sent.map(({ originHost }) => originHost)).toEqual([undefined]);
  });

  it('[§4.8 r2] hands the code to the sender, and stores neither code nor number', async () => {
    const answer = await setup.ask({ purpose: 'sign-in', expiresInMinutes: 5 });
    const [message] = setup.sent();
    expect(message).toEqual({
      id: only().id,
      to: NUMBER,
      code: '000001',
      from: 'Adire House',
      minutes: 5,
      template: setup.senders.templates[0],
    });
    expect(only()).toMatchObject({
      purpose: 'sign-in',
      code: { pepperVersion: 1 },
      codeSource: 'service',
      destination: { masked: '+234*******567', country: 'NG' },
    });
    expect(JSON.stringify(answer)).not.toContain('000001');
  });

  it('[§4.8 code] sends the client’s own code and stores nothing of it', async () => {
    expect(await setup.ask({ code: '987' })).toMatchObject({ codeSource: 'client' });
    expect([setup.sent()[0]!.code, only().code]).toEqual(['987', undefined]);
  });

  it('[§4.8 r1] charges each code once, and can name the code of each charge', async () => {
    await setup.ask();
    setup.wait(60);
    await setup.ask();
    expect(await setup.balance()).toBe(98 * PRICE);
    expect(setup.memory.ledger.slice(1).map(({ kind, challengeId }) => [kind, challengeId])).toEqual(
      setup.memory.challenges.map(({ id }) => ['charge', id]),
    );
  });

  describe('a code by the service’s number', () => {
    it('[§4.8 r3] needs neither connection nor template, says the service’s name and costs the same', async () => {
      Object.assign(setup.senders, { hasConnection: false, templates: [] });
      expect(await setup.ask({ sender: 'frontdesk' })).toMatchObject({
        sender: 'frontdesk',
        channel: 'sms',
        charge: { amountMinor: PRICE, currency: 'NGN' },
      });
      const { from, template } = setup.senders.serviceNumber.sent[0]!;
      expect([from, template]).toEqual(['Frontdesk', undefined]);
    });

    it('[§4.8 sender] may be the setting of the workspace', async () => {
      expect(await setup.ask({}, { workspace: { sender: 'frontdesk' } })).toMatchObject({ sender: 'frontdesk' });
      setup.wait(60);
      expect(await setup.ask({ sender: 'own' }, { workspace: { sender: 'frontdesk' } })).toMatchObject({ sender: 'own' });
    });

    it.each([
      ['own', 'PROVIDER_UNAVAILABLE'],
      ['frontdesk', 'OTP_SENDER_UNAVAILABLE'],
    ])(
      '[D-135] keeps no challenge and books nothing while the %s number is switched off; test mode, which sends nothing, goes on',
      async (sender, code) => {
        setup.senders.ownNumber.isOff = setup.senders.serviceNumber.isOff = true;
        const entries = setup.memory.ledger.length;
        expect(await setup.refusal({ sender })).toMatchObject({ code });
        expect([setup.memory.challenges, setup.memory.ledger.length - entries, await setup.balance(), setup.sent()]).toEqual([
          [],
          0,
          100 * PRICE,
          [],
        ]);
        expect(await setup.ask({ sender }, { mode: 'test' })).toMatchObject({ test: true });
      },
    );

    it.each(['there is none', 'it cannot send'])(
      '[§4.8 r3] [§7 OTP_SENDER_UNAVAILABLE] charges nothing and tries no other number when %s',
      async (why) => {
        if (why === 'there is none') setup.senders.hasServiceNumber = false;
        setup.senders.serviceNumber.outcome = { ok: false, unavailable: true, reason: 'HTTP 500' };
        expect(await setup.refusal({ sender: 'frontdesk' })).toMatchObject({ code: 'OTP_SENDER_UNAVAILABLE' });
        await untouched();
        expect(setup.senders.ownNumber.sent).toEqual([]);
      },
    );
  });

  describe('a code that the provider refuses at once', () => {
    it('[§4.8 r1] is refunded and does not count: the same may be sent again at once', async () => {
      setup.senders.ownNumber.outcome = { ok: false, unavailable: true, reason: 'HTTP 500' };
      expect(await setup.refusal()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
      await untouched();
      expect(only()).toMatchObject({ status: 'failed', endedAt: SENT_AT, delivery: { status: 'failed', reason: 'HTTP 500' } });
      expect(setup.memory.ledger.map(({ kind }) => kind)).toEqual(['credit', 'charge', 'refund']);
      setup.senders.ownNumber.outcome = { ok: true };
      expect(await setup.ask()).toMatchObject({ sender: 'own' });
    });

    it('is reported as invalid input when the refusal concerns the number alone', async () => {
      setup.senders.ownNumber.outcome = { ok: false, unavailable: false, reason: 'Not on WhatsApp' };
      expect(await setup.refusal()).toMatchObject({ code: 'VALIDATION_ERROR', details: { fields: { to: expect.any(String) as string } } });
      await untouched();
    });
  });

  it('[D-100] names the merchant’s own number as the cause when that cannot send, and charges nothing', async () => {
    setup.senders.ownNumber.outcome = { ok: false, unavailable: true, reason: 'HTTP 500' };
    expect(await setup.refusal()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', details: { sender: 'own' } });
    await untouched();
    expect(setup.senders.serviceNumber.sent).toEqual([]);
  });

  describe('a code that the provider may have sent, without a response', () => {
    beforeEach(() => {
      for (const number of [setup.senders.ownNumber, setup.senders.serviceNumber])
        number.outcome = { ok: false, unavailable: true, mayBeSent: true, reason: 'No answer.' };
    });

    it.each(['own', 'frontdesk'] as const)(
      '[D-111a] returns the challenge, keeps the charge, counts as sent and is marked: by %s',
      async (sender) => {
        expect(await setup.ask({ sender })).toMatchObject({ challengeRef: refOf('otp', only().id) });
        expect([await setup.balance(), setup.sent().length]).toEqual([99 * PRICE, 1]);
        expect(only()).toMatchObject({
          status: 'sent',
          handover: 'ended',
          delivery: { status: 'unknown', at: SENT_AT, reason: 'No answer.' },
        });
        expect(await setup.refusal({ sender })).toMatchObject({ code: 'RATE_LIMITED' });
      },
    );
  });

  it('[D-111a] is handed over once that is stored, and never when it was refunded before', async () => {
    setup.senders.ownNumber.send = async () => {
      expect(only()).toMatchObject({ handover: 'begun' });
      return { ok: true };
    };
    await setup.ask();
    expect(only()).toMatchObject({ handover: 'ended' });
    setup.wait(60);
    setup.memory.beginning = () => false;
    setup.senders.ownNumber.send = () => Promise.reject(new Error('It must not be sent.'));
    expect(await setup.refusal()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });

  it('[§8 r8] [D-55] sends and charges one of many concurrent codes to a number', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => setup.refusal()));
    expect(outcomes.filter((refused) => refused === undefined)).toHaveLength(1);
    expect(outcomes.filter((refused) => refused?.code === 'RATE_LIMITED' && refused.retryAfterSeconds === 60)).toHaveLength(19);
    expect([setup.sent().length, await setup.balance()]).toEqual([1, 99 * PRICE]);
  });

  it('[§8 r9] [D-55] sends no more than a key may of many concurrent codes', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => setup.refusal({ to: `+2348031${234_500 + index}` }, { key: { mostPerDay: 7 } })),
    );
    expect(outcomes.filter((refused) => refused === undefined)).toHaveLength(7);
    expect(setup.sent()).toHaveLength(7);
  });

  it('[D-54] sends to no more numbers of a block than allowed, of many concurrent codes', async () => {
    const workspace = { fraudGuards: true };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => setup.refusal({ to: `+2348031${234_500 + index}` }, { workspace })),
    );
    expect(outcomes.filter((refused) => refused === undefined)).toHaveLength(5);
    expect(setup.sent()).toHaveLength(5);
  });

  it('gives up when other codes are booked first at each attempt, and charges nothing', async () => {
    setup.memory.codes.book = async () => 'outdated';
    await expect(setup.ask()).rejects.toThrow('each of 10 times');
    expect([setup.sent(), await setup.balance()]).toEqual([[], 100 * PRICE]);
  });

  describe('sending by the service’s number to one destination', () => {
    const service = { sender: 'frontdesk' };
    let other: ReturnType<typeof aSetup>;

    beforeEach(async () => {
      other = aSetup(setup.memory);
      await other.fund(100 * PRICE);
    });

    it('[D-101] is limited over all workspaces', async () => {
      await setup.ask(service);
      expect(await other.refusal(service)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 });
      expect(await other.ask({ ...service, to: '+2348031234568' })).toMatchObject({ sender: 'frontdesk' });
    });

    it('[D-101] ends at five an hour, by any workspace, and reports the time from which another may go', async () => {
      for (let count = 1; count <= 5; count += 1) {
        const { resendAvailableAt } = await (count % 2 === 0 ? setup : other).ask(service);
        for (const each of [setup, other]) each.wait(60);
        expect(Date.parse(resendAvailableAt) - SENT_AT.getTime()).toBe(count === 5 ? HOUR_S * 1_000 : count * 60_000);
      }
      for (const each of [setup, other])
        expect(await each.refusal(service)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: HOUR_S - 300 });
      expect(await setup.ask({ sender: 'own' })).toMatchObject({ sender: 'own' });
    });

    it('[D-101] does not count those by a merchant’s own number elsewhere, those of test keys, and those that were not sent', async () => {
      await setup.ask({ sender: 'own' });
      await other.ask(service, { mode: 'test' });
      other.senders.serviceNumber.outcome = { ok: false, unavailable: true, reason: 'HTTP 500' };
      await other.refusal(service);
      other.senders.serviceNumber.outcome = { ok: true };
      expect(await other.ask(service)).toMatchObject({ sender: 'frontdesk' });
    });

    it('[D-101] sends one of many concurrent codes of several workspaces', async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? setup : other).refusal(service)));
      expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    });
  });

  it('stores the provider’s reference of the message', async () => {
    setup.senders.ownNumber.outcome = { ok: true, providerRef: 'wamid.1' };
    await setup.ask();
    expect(only().providerRef).toBe('wamid.1');
  });

  it('[D-137] stores the number of segments of a code’s SMS, by the name in it, and none of a template', async () => {
    await setup.ask();
    expect(only().segments).toBeUndefined();
    const { senders, ask, memory } = setup;
    senders.own = async () => ({ sender: senders.serviceNumber });
    for (const [name, to] of [
      ['Adire House', '+2348031234568'],
      ['متجر القاهرة الكبير', '+2348031234569'],
    ] as const)
      await ask({ to }, { workspace: { name } });
    expect(memory.challenges.map(({ segments }) => segments)).toEqual([undefined, 1, 2]);
  });

  describe('sending by a test key', () => {
    it('[decisions 3.5 otp] sends nothing, charges nothing, and is solved by 000000', async () => {
      expect(await setup.ask({}, { mode: 'test' })).toMatchObject({ test: true, charge: { amountMinor: 0, currency: 'NGN' } });
      expect([setup.sent(), await setup.balance(), only().code!.hash]).toEqual([[], 100 * PRICE, `${only().id}.000000`]);
    });

    it('[decisions 3.5 otp] [§8 r8] is judged and limited as a live one, and not together with it', async () => {
      await setup.ask();
      await setup.ask({}, { mode: 'test' });
      expect(await setup.refusal({}, { mode: 'test' })).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 });
      setup.senders.hasConnection = false;
      expect(await setup.refusal({}, { mode: 'test' })).toMatchObject({ code: 'OTP_NOT_CONFIGURED' });
    });

    it('[D-54] needs no money', async () => {
      const poor = aSetup();
      expect(await poor.ask({}, { mode: 'test' })).toMatchObject({ test: true });
    });
  });

  describe('a code', () => {
    const abroad = '+233201234567';

    it('[§4.8 r4] [D-54] is refused without a connection, or an approved template', async () => {
      setup.senders.templates = [];
      expect(await setup.refusal()).toMatchObject({ code: 'OTP_NOT_CONFIGURED' });
      setup.senders.hasConnection = false;
      expect(await setup.refusal()).toMatchObject({ code: 'OTP_NOT_CONFIGURED' });
      await untouched();
    });

    it('[§4.8 templateRef] is refused with any template where the workspace’s own number sends SMS, which use none', async () => {
      const templateRef = refOf('tpl', setup.senders.templates[0]!.id);
      setup.senders.ownNumber = new RecordingCodeSender('sms');
      expect(await setup.refusal({ templateRef })).toMatchObject({
        code: 'VALIDATION_ERROR',
        details: { invalid: [templateRef], fields: { templateRef: expect.stringContaining('Leave this out') } },
      });
    });

    it('[§4.8 templateRef] is refused with a template that this workspace does not have', async () => {
      const templateRef = refOf('tpl', randomUUID());
      expect(await setup.refusal({ templateRef })).toMatchObject({ code: 'VALIDATION_ERROR', details: { invalid: [templateRef] } });
      const existing = refOf('tpl', setup.senders.templates[0]!.id);
      expect(await setup.ask({ templateRef: existing }, { workspace: { sender: 'frontdesk' } })).toMatchObject({ sender: 'own' });
      expect(only().templateId).toBe(idOf('tpl', existing));
    });

    it('[§4.8 r4] is refused to another country than the workspace’s own, until its list says otherwise', async () => {
      expect(await setup.refusal({ to: abroad })).toMatchObject({ code: 'OTP_COUNTRY_NOT_ALLOWED' });
      await untouched();
      expect(await setup.ask({ to: abroad }, { workspace: { countries: ['GH'] } })).toMatchObject({ to: '+233******567' });
      expect(await setup.refusal({}, { workspace: { countries: ['GH'] } })).toMatchObject({ code: 'OTP_COUNTRY_NOT_ALLOWED' });
    });

    it('[§4.8 r3, r4] is refused by the service’s number to countries that the workspace has left off its list, and to none while it has no list', async () => {
      expect(await setup.refusal({ sender: 'frontdesk' }, { workspace: { countries: ['GH'] } })).toMatchObject({
        code: 'OTP_COUNTRY_NOT_ALLOWED',
      });
      expect(await setup.ask({ to: abroad, sender: 'frontdesk' })).toMatchObject({ to: '+233******567' });
    });

    it('[§8 r8] [§4.8 r5] is refused within a minute, from the sixth in an hour, from the eleventh in a day, by any key', async () => {
      for (let count = 1; count <= 5; count += 1) {
        await setup.ask({}, { key: { id: randomUUID() } });
        expect(await setup.refusal({}, { key: { id: randomUUID() } })).toMatchObject({ code: 'RATE_LIMITED' });
        setup.wait(60);
      }
      expect(await setup.refusal()).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: HOUR_S - 300 });
      setup.wait(HOUR_S - 300);
      for (let count = 6; count <= 10; count += 1) {
        await setup.ask();
        setup.wait(12 * 60);
      }
      expect(await setup.refusal()).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 22 * HOUR_S });
      setup.wait(22 * HOUR_S);
      await setup.ask();
      expect(await setup.balance()).toBe(89 * PRICE);
    });

    it('[D-139] is refused to a visitor of a merchant’s server from the sixth in an hour on, to any number, by any key, and to nobody else', async () => {
      const from = (visitor?: string, more: object = {}) => ({ visitor, key: { id: randomUUID() }, ...more });
      for (let digit = 1; digit <= 5; digit += 1) await setup.ask({ to: `+234803123456${digit}` }, from('ada'));
      const last = { code: 'RATE_LIMITED', details: { limit: 'visitor' }, retryAfterSeconds: HOUR_S };
      expect(await setup.refusal({ to: '+2348031234566' }, from('ada'))).toEqual(last);
      expect(await setup.refusal({ to: '+2348031234566' }, from('ben'))).toBeUndefined();
      expect(await setup.refusal({ to: '+2348031234567' }, from())).toBeUndefined();
      expect(await setup.refusal({ to: '+2348031234568' }, from('ada', { workspace: { id: randomUUID() } }))).toMatchObject({
        code: 'OTP_INSUFFICIENT_BALANCE',
      });
      setup.wait(HOUR_S);
      expect(await setup.refusal({ to: '+2348031234568' }, from('ada'))).toBeUndefined();
    });

    it('[D-139] [D-141] does not use up the visitor’s limit when another limit refuses it or it is not sent', async () => {
      const ada = { visitor: 'ada' };
      await setup.ask({}, ada);
      for (let again = 1; again <= 10; again += 1)
        expect(await setup.refusal({}, ada)).toMatchObject({ details: { limit: 'destination' }, retryAfterSeconds: 60 });
      for (let digit = 1; digit <= 3; digit += 1) await setup.ask({ to: `+234803123456${digit}` }, ada);
      expect(await setup.ask({ to: '+2348031234564' }, ada)).toMatchObject({ resendAvailableAt: '2026-02-01T13:00:00.123Z' });
      expect(await setup.refusal({ to: '+2348031234565' }, ada)).toMatchObject({ details: { limit: 'visitor' } });
    });

    it('[§8 r9] [§4.8 r5] is refused from a key that has sent as many as it may in 24 hours', async () => {
      const numbers = ['+2348031234561', '+2348031234562', '+2348031234563'];
      const limited = { key: { mostPerDay: 2 } };
      await setup.ask({ to: numbers[0] }, limited);
      setup.wait(10);
      await setup.ask({ to: numbers[1] }, limited);
      expect(await setup.refusal({ to: numbers[2] }, limited)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 24 * HOUR_S - 10 });
      expect(await setup.refusal({ to: numbers[2] }, { key: { mostPerDay: 2, id: randomUUID() } })).toBeUndefined();
    });

    it('is refused from the sixth number of a block in ten minutes on, where the workspace wants to be guarded against fraud', async () => {
      const number = (digit: number) => ({ to: `+234803123456${digit}` });
      const guarded = { workspace: { fraudGuards: true } };
      for (let digit = 1; digit <= 5; digit += 1) await setup.ask(number(digit), guarded);
      expect(await setup.refusal(number(6), guarded)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 600 });
      expect(await setup.refusal(number(6))).toBeUndefined();
      expect(await setup.balance()).toBe(94 * PRICE);
    });

    it('[D-54] is refused without the money for it', async () => {
      const poor = aSetup();
      await poor.fund(PRICE - 1);
      expect(await poor.refusal()).toMatchObject({ code: 'OTP_INSUFFICIENT_BALANCE' });
      expect([await poor.balance(), poor.memory.challenges, poor.sent()]).toEqual([PRICE - 1, [], []]);
    });

    it('[D-54] is refused for the first reason of configuration, country, number, key and balance', async () => {
      const poor = aSetup();
      const full = { key: { mostPerDay: 1 } };
      await poor.fund(PRICE);
      await poor.ask({}, full);
      const codes: (string | undefined)[] = [];
      const note = async (body: object) => codes.push((await poor.refusal(body, full))?.code);
      poor.senders.hasConnection = false;
      await note({ to: abroad });
      poor.senders.hasConnection = true;
      await note({ to: abroad });
      await note({});
      await note({ to: '+2348031234561' });
      codes.push((await poor.refusal({ to: '+2348031234561' }))?.code);
      expect(codes).toEqual(['OTP_NOT_CONFIGURED', 'OTP_COUNTRY_NOT_ALLOWED', 'RATE_LIMITED', 'RATE_LIMITED', 'OTP_INSUFFICIENT_BALANCE']);
      expect((await poor.refusal({}, full))!.retryAfterSeconds).toBe(60);
      expect((await poor.refusal({ to: '+2348031234561' }, full))!.retryAfterSeconds).toBe(24 * HOUR_S);
    });
  });

  it('[D-55] sends one of fifty concurrent codes', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => setup.refusal()));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect([setup.sent().length, await setup.balance()]).toEqual([1, 99 * PRICE]);
  });

  it('[§4.8 r1] [§8 r8] [D-54] charges sent codes and nothing else, after random steps in random order', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('send' as const),
        number: fc.integer({ min: 0, max: 3 }),
        refused: fc.boolean(),
        mode: fc.constantFrom<Mode>('live', 'live', 'test'),
      }),
      fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 8 * HOUR_S }) }),
      fc.record({ kind: fc.constant('fund' as const), codes: fc.integer({ min: 1, max: 3 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const one = aSetup();
        let paidFor = 0;
        for (const each of steps) {
          if (each.kind === 'wait') one.wait(each.seconds);
          if (each.kind === 'fund') await one.fund(each.codes * PRICE);
          if (each.kind !== 'send') continue;
          one.senders.ownNumber.outcome = each.refused ? { ok: false, unavailable: true, reason: 'HTTP 500' } : { ok: true };
          const refused = await one.refusal({ to: `+234803123456${each.number}` }, { mode: each.mode });
          if (!refused && each.mode === 'live') paidFor += 1;
          const total = one.memory.ledger.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          expect([await one.balance(), total >= 0]).toEqual([total, true]);
        }
        const credited = one.memory.ledger.filter(({ kind }) => kind === 'credit').reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(await one.balance()).toBe(credited - paidFor * PRICE);
      }),
      { numRuns: 60 },
    );
  });
});
