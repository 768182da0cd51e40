import { randomUUID } from 'node:crypto';
import { purgedRecipient, type Message, type PlannedMessage } from '../domain/message';
import type { MailGroup } from '../domain/limits/unanswered-mails';
import type { NotifiedRow, ScheduleNote } from '../domain/schedule/notified-schedule';
import type { MessageLog } from '../ports/message-log';
import type { MessageUnitOfWork, Settlement } from '../ports/message-tx';
import { aMessage } from './message.builder';

/** A message store under test, with all of its ports. */
export interface MessageFixture {
  work: MessageUnitOfWork;
  log: MessageLog;
  /** Makes a workspace, with an address for alerts where one is given; returns its id. */
  makeWorkspace(alertEmail?: string): Promise<string>;
  /** Suspends a workspace, as the operator does. */
  suspend(workspaceId: string): Promise<void>;
  /** Returns the stored schedules of a subject. */
  notified(workspaceId: string, subjectId: string): Promise<Pick<NotifiedRow, 'reader' | 'revision' | 'schedule'>[]>;
  /** Advances the clock of a workspace's test mode; the real one stays. */
  advanceTestClock(workspaceId: string, seconds: number): Promise<void>;
}

const LEASE_MS = 60_000;
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z');
const FAR_OFF = new Date('2999-01-01T00:00:00.000Z');

/** Tests the contract of every adapter that stores messages. */
export function messagesContract(open: () => MessageFixture): void {
  let fixture: MessageFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await fixture.makeWorkspace();
  });

  async function planned(facts: Partial<PlannedMessage> = {}): Promise<PlannedMessage> {
    const message = aMessage({ workspaceId, ...facts });
    await insert(message);
    return message;
  }
  const insert = (...messages: PlannedMessage[]) => fixture.work.run(({ plan }) => plan.insert(messages));
  const lease = (id: string, leaseMs = LEASE_MS, of = workspaceId) =>
    fixture.work.run(({ messages }) => messages.lease({ workspaceId: of, mode: 'live', id }, leaseMs));
  const settle = (message: Message, settlement: Settlement) => fixture.work.run(({ messages }) => messages.settle(message, settlement));
  const find = (id: string) => fixture.log.find(workspaceId, id);
  const isDue = async (id: string) => (await fixture.log.due(1_000)).some(({ messageId }) => messageId === id);
  async function settled(settlement: Settlement, facts: Partial<PlannedMessage> = {}): Promise<string> {
    const { id } = await planned(facts);
    await settle((await lease(id))!, settlement);
    return id;
  }

  it('reads a message as it was planned, due at once', async () => {
    const { version, ...message } = await planned({ recipient: 'ọlá@example.com', details: { attendeeIds: [randomUUID()] } });
    expect(version).toBeDefined();
    expect(await find(message.id)).toEqual({ ...message, state: 'due', attempts: 0, dueAt: expect.any(Date), createdAt: expect.any(Date) });
    expect(await isDue(message.id)).toBe(true);
    expect(await find(randomUUID())).toBeUndefined();
  });

  it('[D-159] knows which workspaces are suspended', async () => {
    const isSuspended = () => fixture.work.run(({ messages }) => messages.isSuspended(workspaceId));
    expect(await isSuspended()).toBe(false);
    await fixture.suspend(workspaceId);
    expect(await isSuspended()).toBe(true);
  });

  it('[D-83] plans a message once per kind, subject, version and recipient, and returns the new ones', async () => {
    const first = await planned();
    const again = { ...first, id: randomUUID() };
    const others = [
      { ...again, id: randomUUID(), kind: 'event_rescheduled' as const },
      { ...again, id: randomUUID(), version: randomUUID() },
      { ...again, id: randomUUID(), subjectId: randomUUID() },
      { ...again, id: randomUUID(), recipient: 'bola@example.com' },
    ];
    expect(new Set(await insert(again, ...others))).toEqual(new Set(others.map(({ id }) => id)));
    expect((await fixture.log.page(workspaceId, { limit: 10 })).data).toHaveLength(5);
  });

  describe('the schedule that a reader was notified of', () => {
    const subjectId = randomUUID();
    const note = (revision: number, date: string, facts: Partial<ScheduleNote> = {}): ScheduleNote => ({
      subjectId,
      reader: 'taker',
      eventId: randomUUID(),
      endsAt: '2026-12-05T20:30:00.000Z',
      revision,
      schedule: { days: [{ date, timezone: 'Africa/Lagos' }], entries: [] },
      ...facts,
    });
    const write = (message: Message, each: ScheduleNote) => fixture.work.run(({ messages }) => messages.noteSchedule(message, each));
    const dates = async () =>
      (await fixture.notified(workspaceId, subjectId)).map(({ reader, schedule }) => `${reader} ${schedule.days[0]!.date}`);

    it('[D-148] is stored over the revision that was read, once for each reader', async () => {
      const message = (await lease((await planned()).id))!;
      expect(await write(message, note(0, '2026-12-05'))).toBe(true);
      expect(await write(message, note(0, '2026-12-06'))).toBe(false);
      expect(await write(message, note(0, '2026-12-06', { reader: 'attendee' }))).toBe(true);
      expect(await write(message, note(1, '2026-12-07'))).toBe(true);
      expect((await dates()).sort()).toEqual(['attendee 2026-12-06', 'taker 2026-12-07']);
    });

    it.each([1, 2])(
      '[D-148] is again what it was, when a message has failed for good after %s attempts, and stays when it is tried again',
      async (attempts) => {
        const first = (await lease((await planned()).id))!;
        await write(first, note(0, '2026-12-05'));
        await settle(first, { state: 'sent', at: new Date() });
        const { id } = await planned({ kind: 'ticket_reissued' });
        let revision = 1;
        for (let attempt = 1; attempt <= attempts; attempt += 1) {
          const message = (await lease(id))!;
          await write(message, note(revision, '2026-12-06'));
          revision += 1;
          const isLast = attempt === attempts;
          await settle(message, isLast ? { state: 'failed', reason: 'bounced' } : { state: 'due', dueAt: new Date(), reason: 'later' });
          expect(await dates()).toEqual([isLast ? 'taker 2026-12-05' : 'taker 2026-12-06']);
        }
      },
    );

    it('[D-148] is none when the first message has failed', async () => {
      const message = (await lease((await planned()).id))!;
      await write(message, note(0, '2026-12-05'));
      await settle(message, { state: 'failed', reason: 'bounced', refused: true });
      expect(await dates()).toEqual([]);
    });

    it('[D-148] is followed by one notice of a change, which waits for the delay', async () => {
      const notice = () => aMessage({ workspaceId, kind: 'event_rescheduled', subjectId, recipient: 'ade@example.com' });
      const [first, second, other] = [notice(), notice(), { ...notice(), recipient: 'bola@example.com' }];
      expect(await insert(first)).toEqual([first.id]);
      expect(await insert(second, other)).toEqual([other.id]);
      const { dueAt, createdAt } = (await find(first.id))!;
      const delayS = Math.round((dueAt.getTime() - createdAt.getTime()) / 1_000);
      expect([delayS, await isDue(first.id), await lease(first.id)]).toEqual([120, false, undefined]);
    });

    it('goes some time after the event', async () => {
      const message = (await lease((await planned()).id))!;
      await write(message, note(0, '2026-12-05', { endsAt: '2001-01-01T00:00:00.000Z' }));
      await write(message, note(0, '2026-12-05', { reader: 'attendee' }));
      await fixture.log.purgeSchedules(new Date('2002-01-01T00:00:00.000Z'), 100);
      expect(await dates()).toEqual(['attendee 2026-12-05']);
    });
  });

  it('[D-74] returns the alert address of each workspace once, and none where none is set', async () => {
    const withAddress = await fixture.makeWorkspace('desk@example.com');
    await fixture.makeWorkspace('other@example.com');
    const addresses = await fixture.work.run(({ plan }) => plan.alertAddresses([withAddress, workspaceId, withAddress, randomUUID()]));
    expect(addresses).toEqual([{ workspaceId: withAddress, email: 'desk@example.com' }]);
  });

  it('[D-74] stores the cause of an alert', async () => {
    const { id } = await planned({ kind: 'webhook_disabled', details: { cause: 'gone' } });
    expect(await find(id)).toMatchObject({ kind: 'webhook_disabled', details: { cause: 'gone' } });
  });

  it('leases a message to one worker at a time, and to another once the lease has ended', async () => {
    const { id } = await planned();
    expect(await lease(id, 0)).toMatchObject({ id, state: 'sending', attempts: 1 });
    const second = await lease(id);
    expect(second).toMatchObject({ attempts: 2 });
    expect(await lease(id)).toBeUndefined();
    expect(await isDue(id)).toBe(false);
  });

  it('[D-115] leases by the real clock: a message in work stays with its worker however far a test clock is advanced, and a message whose lease ended is leased at once', async () => {
    const message = await planned({ mode: 'test' });
    const take = (leaseMs = LEASE_MS) => fixture.work.run(({ messages }) => messages.lease(message, leaseMs));
    await take(0);
    expect(await isDue(message.id)).toBe(true);
    await take();
    await fixture.advanceTestClock(workspaceId, 3_600);
    expect([await isDue(message.id), await take()]).toEqual([false, undefined]);
  });

  it('leaves a message to the worker that has leased it since', async () => {
    const { id } = await planned();
    const first = (await lease(id, 0))!;
    await lease(id);
    await settle(first, { state: 'failed', reason: 'too late' });
    expect(await find(id)).toMatchObject({ state: 'sending', attempts: 2 });
  });

  it.each<[string, Settlement, object]>([
    [
      'sent',
      { state: 'sent', at: LONG_AGO, providerRef: 'SM1', segments: 2 },
      { state: 'sent', sentAt: LONG_AGO, providerRef: 'SM1', segments: 2 },
    ],
    ['due later', { state: 'due', dueAt: FAR_OFF, reason: '451 later' }, { state: 'due', dueAt: FAR_OFF, lastError: '451 later' }],
    ['given up', { state: 'failed', reason: '550 never' }, { state: 'failed', lastError: '550 never' }],
    ['skipped', { state: 'skipped', reason: 'no longer true' }, { state: 'skipped', lastError: 'no longer true' }],
  ])('records that a message was %s, and does not send it now', async (_, settlement, expected) => {
    const id = await settled(settlement);
    expect(await find(id)).toMatchObject(expected);
    expect(await lease(id)).toBeUndefined();
    expect(await isDue(id)).toBe(false);
  });

  it('makes a message due again once its time has come', async () => {
    const id = await settled({ state: 'due', dueAt: LONG_AGO, reason: '451' });
    expect(await isDue(id)).toBe(true);
    expect(await lease(id)).toMatchObject({ attempts: 2, lastError: '451' });
  });

  it('withholds an SMS that may not go to its number, until it is retried', async () => {
    const id = await settled({ state: 'withheld', reason: 'abroad' }, { channel: 'sms', recipient: '+233201234567' });
    expect([await find(id), await lease(id)]).toEqual([expect.objectContaining({ state: 'withheld', lastError: 'abroad' }), undefined]);
    expect(await fixture.work.run(({ messages }) => messages.retry(workspaceId, id))).toBe(true);
    expect(await isDue(id)).toBe(true);
  });

  describe('SMS as limits count them', () => {
    const text = (position: number, facts: Partial<PlannedMessage> = {}) =>
      planned({ id: `01890000-0000-7000-8000-${String(position).padStart(4, '0')}${run}`, channel: 'sms', recipient: number, ...facts });
    const taken = async (message: PlannedMessage) => (await lease(message.id, LEASE_MS, message.workspaceId))!;
    const before = (message: Message, since = LONG_AGO) => fixture.work.run(({ texts }) => texts.before(message, since));
    const SOON = new Date('2000-01-02T00:00:00.000Z');
    let run: string;
    let number: string;

    beforeEach(() => {
      run = randomUUID().slice(-8);
      number = `+23480${parseInt(run, 16) % 100_000_000}`;
    });

    it('[D-107] are counted by number over all workspaces, and by workspace, after a moment; without the present one', async () => {
      const [first, second, elsewhere, asking] = [
        await text(1),
        await text(2, { recipient: `${number}1` }),
        await text(3, { workspaceId: await fixture.makeWorkspace() }),
        await text(4),
      ];
      for (const one of [first, second, elsewhere, asking])
        await fixture.work.run(async ({ texts }) => texts.count(await taken(one), SOON));
      const message = (await find(asking.id))!;
      expect(await before(message)).toEqual({ toDestination: { counted: 2, waiting: 0 }, ofWorkspace: { counted: 2, waiting: 0 } });
      expect(await before(message, SOON)).toEqual({ toDestination: { counted: 0, waiting: 0 }, ofWorkspace: { counted: 0, waiting: 0 } });
    });

    it('[D-107] wait without an attempt; a later one counts the older ones that wait', async () => {
      const [first, second, third] = [await text(1), await text(2), await text(3)];
      const wait = (message: Message, limit: 'destination' | 'workspace') =>
        fixture.work.run(({ texts }) => texts.wait(message, { for: limit, until: FAR_OFF, reason: 'It waits.' }));
      await wait(await taken(first), 'destination');
      await wait(await taken(third), 'workspace');
      expect(await find(first.id)).toMatchObject({ state: 'due', attempts: 0, dueAt: FAR_OFF, lastError: 'It waits.' });
      expect(await before(await taken(second))).toEqual({
        toDestination: { counted: 0, waiting: 1 },
        ofWorkspace: { counted: 0, waiting: 0 },
      });
      const last = await taken(await text(4));
      expect(await before(last)).toEqual({ toDestination: { counted: 0, waiting: 2 }, ofWorkspace: { counted: 0, waiting: 1 } });
    });

    it('[D-107] count until it is certain that they were not sent', async () => {
      for (const [position, settlement, counted] of [
        [1, { state: 'sent', at: LONG_AGO }, 1],
        [2, { state: 'failed', reason: 'gave up' }, 2],
        [3, { state: 'failed', reason: 'refused', refused: true }, 2],
        [4, { state: 'skipped', reason: 'untrue' }, 2],
        [5, { state: 'due', dueAt: FAR_OFF, reason: '503' }, 3],
      ] as const) {
        const message = await taken(await text(position));
        await fixture.work.run(({ texts }) => texts.count(message, SOON));
        await settle(message, settlement);
        expect((await before((await find((await text(position + 10)).id))!)).toDestination.counted).toBe(counted);
      }
    });

    it('[D-107] go to the country of the workspace, 500 a day, while it says nothing else; and the merchant was not notified', async () => {
      const message = await taken(await text(1));
      await fixture.work.run(async ({ texts, plan }) => {
        expect(await texts.hold(message)).toEqual({ countries: ['NG'], mostPerDay: 500 });
        expect(await texts.notifiedSince(workspaceId, LONG_AGO)).toBe(false);
        await plan.insert([aMessage({ workspaceId, kind: 'texts_waiting', subjectId: workspaceId })]);
        expect([await texts.notifiedSince(workspaceId, LONG_AGO), await texts.notifiedSince(workspaceId, FAR_OFF)]).toEqual([true, false]);
      });
    });
  });

  describe('mails as the limit of unanswered ones counts them', () => {
    const [SOON, LATER] = [new Date('2000-01-02T00:00:00.000Z'), new Date('2000-01-03T00:00:00.000Z')];
    const mail = (facts: Partial<PlannedMessage> = {}) =>
      planned({ kind: 'attendee_ticket', details: { limitedAs: 'unconfirmed' }, ...facts });
    const before = (message: Pick<Message, 'id'>, group: MailGroup = 'unconfirmed') =>
      fixture.work.run(async ({ mails }) => mails.before((await find(message.id))!, group, { day: SOON, week: LONG_AGO }));
    async function counted(facts: Partial<PlannedMessage> = {}, at = LATER): Promise<Message> {
      const leased = (await lease((await mail(facts)).id, LEASE_MS, facts.workspaceId))!;
      await fixture.work.run(({ mails }) => mails.count(leased, at));
      return leased;
    }

    it('[D-153] are those of one group to one address of a shop, however it is written, after a day and a week; without the present one', async () => {
      await counted();
      await counted({ recipient: 'ADE@Example.com' }, SOON);
      await counted({ recipient: 'bola@example.com' });
      await counted({ details: { limitedAs: 'registration' } });
      await counted({ workspaceId: await fixture.makeWorkspace() });
      await mail();
      const present = await counted();
      expect([await before(present), await before(present, 'registration')]).toEqual([
        { day: 1, week: 2 },
        { day: 1, week: 1 },
      ]);
    });

    it('[D-153] count until it is certain that they were not sent', async () => {
      const present = await mail();
      for (const [settlement, day] of [
        [{ state: 'sent', at: LONG_AGO }, 1],
        [{ state: 'failed', reason: 'gave up' }, 2],
        [{ state: 'failed', reason: 'refused', refused: true }, 2],
        [{ state: 'skipped', reason: 'untrue' }, 2],
        [{ state: 'due', dueAt: FAR_OFF, reason: '451' }, 3],
      ] as const) {
        const leased = await counted();
        expect(await fixture.work.run(({ mails }) => mails.isCounted(leased))).toBe(true);
        await settle(leased, settlement);
        expect((await before(present)).day).toBe(day);
      }
      expect(await fixture.work.run(async ({ mails }) => mails.isCounted((await find(present.id))!))).toBe(false);
    });

    it('[D-153] start over once the owner of the address answers', async () => {
      await counted();
      const elsewhere = await counted({ workspaceId: await fixture.makeWorkspace() });
      const present = await mail();
      await fixture.work.run(({ mails }) => mails.clear([{ workspaceId, email: ' Ade@example.com' }]));
      expect(await before(present)).toEqual({ day: 0, week: 0 });
      expect(await fixture.work.run(({ mails }) => mails.isCounted(elsewhere))).toBe(true);
    });

    it('[D-153] are limited no more once the merchant sends one by hand', async () => {
      const id = await settled({ state: 'withheld', reason: 'too many' }, { details: { limitedAs: 'unconfirmed', attendeeIds: ['a'] } });
      await fixture.work.run(({ messages }) => messages.retry(workspaceId, id));
      expect(await find(id)).toMatchObject({ state: 'due', details: { attendeeIds: ['a'] } });
      expect((await find(id))!.details).not.toHaveProperty('limitedAs');
    });

    it('[D-153] give way to one list of all registrations at a time', async () => {
      const { id, recipient } = await mail();
      const last = () => fixture.work.run(async ({ mails }) => mails.lastList((await find(id))!));
      expect(await last()).toEqual({ sentAt: undefined, isPlanned: false });
      const list = aMessage({ workspaceId, kind: 'registrations_listed', recipient, subjectId: workspaceId });
      await fixture.work.run(({ mails }) => mails.planList(list, FAR_OFF));
      expect([await find(list.id), await isDue(list.id), await last()]).toEqual([
        expect.objectContaining({ state: 'due', dueAt: FAR_OFF }),
        false,
        { sentAt: undefined, isPlanned: true },
      ]);
      const sent = await settled({ state: 'sent', at: LONG_AGO }, { kind: 'registrations_listed', recipient, subjectId: workspaceId });
      expect([sent === list.id, await last()]).toEqual([false, { sentAt: LONG_AGO, isPlanned: true }]);
    });
  });

  it('retries failed messages with a full set of attempts, and nothing else', async () => {
    const retry = (id: string, of = workspaceId) => fixture.work.run(({ messages }) => messages.retry(of, id));
    const id = await settled({ state: 'failed', reason: '550' });
    expect(await retry(id, await fixture.makeWorkspace())).toBe(false);
    expect(await retry(id)).toBe(true);
    expect(await find(id)).toMatchObject({ state: 'due', attempts: 0 });
    expect(await isDue(id)).toBe(true);
    expect(await retry(id)).toBe(false);
    expect(await retry(await settled({ state: 'sent', at: LONG_AGO }))).toBe(false);
  });

  describe('[D-160] failed messages', () => {
    const ALL = { since: LONG_AGO, until: FAR_OFF };
    const retryFailed = (query: object, most = 10, of = workspaceId) =>
      fixture.work.run(({ messages }) => messages.retryFailed(of, { ...ALL, ...query }, most));
    const matched = async (query: object, of = workspaceId) =>
      (await fixture.log.failures(of, { ...ALL, ...query })).reduce((sum, { count }) => sum + count, 0);

    it('are counted and made due by kind, channel, reason and time, in one workspace, and nothing else', async () => {
      workspaceId = await fixture.makeWorkspace();
      const login = await settled({ state: 'failed', reason: '535 5.7.8 Authentication failed' });
      const never = await settled({ state: 'failed', reason: '550 never' }, { kind: 'registration_declined', recipient: 'b@example.com' });
      const text = await settled({ state: 'failed', reason: '21606 100% sender_' }, { channel: 'sms', recipient: '+2348031230000' });
      await settled({ state: 'withheld', reason: '535 abroad' }, { channel: 'sms', recipient: '+233201230000' });
      await settled({ state: 'sent', at: LONG_AGO }, { recipient: 'c@example.com' });
      const counts = await Promise.all(
        [
          {},
          { reason: 'AUTHENTICATION' },
          { reason: '100% sender_' },
          { reason: '535%' },
          { kinds: ['registration_declined'] },
          { channel: 'sms' },
          { since: FAR_OFF },
          { until: LONG_AGO },
        ].map((query) => matched(query)),
      );
      expect([counts, await matched({}, await fixture.makeWorkspace())]).toEqual([[3, 1, 1, 0, 1, 1, 0, 0], 0]);
      expect((await retryFailed({ reason: 'authentication' })).map(({ id }) => id)).toEqual([login]);
      expect(await find(login)).toMatchObject({ state: 'due', attempts: 0 });
      expect((await retryFailed({}, 1)).length).toBe(1);
      expect((await retryFailed({})).length).toBe(1);
      expect([await isDue(never), await isDue(text), await retryFailed({})]).toEqual([true, true, []]);
    });
  });

  it('[D-5] lists the messages of one workspace, newest first, page by page, filtered by the query', async () => {
    const foreign = await planned({ workspaceId: await fixture.makeWorkspace() });
    const first = await planned({ id: '01890000-0000-7000-8000-00000000000a', channel: 'sms', recipient: '+2348031234567' });
    const second = await settled(
      { state: 'failed', reason: '550' },
      { id: '01890000-0000-7000-8000-00000000000b', subjectId: first.subjectId },
    );
    const third = await planned({ id: '01890000-0000-7000-8000-00000000000c', kind: 'event_rescheduled' });
    const page = async (query: object) => {
      const { data, next } = await fixture.log.page(workspaceId, { limit: 10, ...query });
      return { ids: data.map(({ id }) => id), next };
    };
    expect(await page({})).toEqual({ ids: [third.id, second, first.id] });
    expect(await page({ limit: 2 })).toEqual({ ids: [third.id, second], next: second });
    expect(await page({ limit: 2, after: second })).toEqual({ ids: [first.id] });
    expect(await page({ state: 'failed' })).toEqual({ ids: [second] });
    expect(await page({ channel: 'sms' })).toEqual({ ids: [first.id] });
    expect(await page({ kind: 'event_rescheduled' })).toEqual({ ids: [third.id] });
    expect(await page({ subjectId: first.subjectId })).toEqual({ ids: [second, first.id] });
    const other = await planned({ id: '01890000-0000-7000-8000-00000000000d', recipient: 'Bọ́lá@example.com' });
    expect(await page({ to: ' BỌ́LÁ@example.com' })).toEqual({ ids: [other.id] });
    expect(await page({ to: 'nobody@example.com' })).toEqual({ ids: [] });
    expect(await find(foreign.id)).toBeUndefined();
  });

  it('[D-161] lists the newest messages to some addresses, in any case, and the one of an id, of one workspace and mode', async () => {
    const ids = ['a', 'b', 'c', 'd'].map((end) => `01890000-0000-7000-8000-00000000000${end}`) as [string, string, string, string];
    await planned({ id: ids[0], recipient: 'ada@example.com' });
    await planned({ id: ids[1], recipient: 'ADA@example.com' });
    await planned({ id: ids[2], recipient: '+2348031234567', channel: 'sms' });
    await planned({ id: ids[3], recipient: 'ada@example.com', mode: 'test' });
    const foreign = await planned({ workspaceId: await fixture.makeWorkspace(), recipient: 'ada@example.com' });
    const addressed = async (query: object) =>
      (await fixture.log.addressed(workspaceId, { mode: 'live', recipients: [], limit: 10, ...query })).map(({ id }) => id);
    expect(await addressed({ recipients: ['ada@example.com', '+2348031234567'] })).toEqual([ids[2], ids[1], ids[0]]);
    expect(await addressed({ recipients: ['ada@example.com'], limit: 1, id: ids[2] })).toEqual([ids[2], ids[1]]);
    expect(await addressed({ recipients: ['ada@example.com'], mode: 'test' })).toEqual([ids[3]]);
    expect(await addressed({ recipients: ['nobody'], id: foreign.id })).toEqual([]);
  });

  it('[D-149] counts the messages that a recipient was sent once more, in its workspace and mode', async () => {
    const first = await planned();
    const resent = (since = LONG_AGO, recipient = 'ADE@example.com') =>
      fixture.work.run(({ mails }) => mails.resent({ workspaceId, mode: 'live', recipient }, since));
    expect(await resent()).toEqual({ count: 0, oldest: undefined });
    const again = (facts: Partial<PlannedMessage> = {}) => planned({ ...facts, details: { resendOf: first.id } });
    const { id } = await again();
    for (const facts of [{}, { recipient: 'bola@example.com' }, { mode: 'test' as const }]) await again(facts);
    await again({ workspaceId: await fixture.makeWorkspace() });
    expect(await resent()).toEqual({ count: 2, oldest: (await find(id))!.createdAt });
    expect(await resent(FAR_OFF)).toEqual({ count: 0, oldest: undefined });
    expect((await find(id))!.details).toEqual({ resendOf: first.id });
  });

  it('deletes recipients and texts of old messages, some at a time, except those still to be sent; that they were sent stays', async () => {
    const version = { subjectId: randomUUID(), version: randomUUID() };
    const sent = [
      await settled({ state: 'sent', at: LONG_AGO, providerRef: 'ref' }, version),
      await settled({ state: 'failed', reason: '550' }, { ...version, recipient: 'bola@example.com' }),
    ];
    const { id: waiting, recipient } = await planned();
    const before = await Promise.all(sent.map(find));
    expect(await fixture.log.purgeTexts(LONG_AGO, 1_000)).toBe(0);
    expect(await fixture.log.purgeTexts(FAR_OFF, 1)).toBe(1);
    for (let last = 1; last > 0; ) last = await fixture.log.purgeTexts(FAR_OFF, 1_000);
    const purged = before.map((message) => ({
      ...message,
      recipient: purgedRecipient(message!.id),
      details: {},
      lastError: undefined,
      providerRef: undefined,
    }));
    expect(await Promise.all(sent.map(find))).toEqual(purged);
    expect((await find(waiting))!.recipient).toBe(recipient);
  });
}
