import { randomUUID } from 'node:crypto';
import type { Job } from '@svc/kernel';
import { NEW_MERCHANT_NOTICES } from '../domain/notices/notice-settings';
import type { PlannedMessage } from '../domain/message';
import type { MessagePlan } from '../ports/message-plan';
import { aNotice, aShop, InMemoryNotices, NOTICED_AT } from '../testing';
import { MailNotices, MOST_NOTICES_LISTED } from './mail-notices';

describe('[D-156] mailing merchants about news', () => {
  let now: Date;
  let messages: PlannedMessage[];
  let jobs: Job[];
  const shop = aShop();
  let store: InMemoryNotices;
  const notice = (facts: Parameters<typeof aNotice>[0] = {}) => aNotice({ workspaceId: shop.workspaceId, ...facts });
  const plan = {
    insert: async (written: readonly PlannedMessage[]) => {
      messages.push(...written);
      return written.map(({ id }) => id);
    },
  } as Pick<MessagePlan, 'insert'> as MessagePlan;
  const mail = (isCutOff = false) =>
    new MailNotices(
      {
        run: async (work) => {
          const before = store.rows.map((row) => ({ ...row }));
          const written = [...messages];
          const result = await work({ notices: store, plan });
          if (!isCutOff) return result;
          [store.rows, messages] = [before, written];
          throw new Error('killed');
        },
      },
      { enqueue: async (added) => void jobs.push(...added) },
      { next: randomUUID },
      { now: () => now },
    ).execute();

  beforeEach(() => {
    now = NOTICED_AT;
    messages = [];
    jobs = [];
    store = new InMemoryNotices([shop]);
  });

  it('writes a mail for each, once, to the address for alerts', async () => {
    const order = notice();
    await store.insert([order, notice({ kind: 'refundRequests' })]);
    expect([await mail(), await mail()]).toEqual([2, 0]);
    expect(messages.map(({ kind }) => kind).sort()).toEqual(['order_received', 'refund_asked']);
    expect(messages.find(({ kind }) => kind === 'order_received')).toMatchObject({
      recipient: 'desk@example.com',
      mode: 'live',
      subjectId: order.subjectId,
      version: order.id,
      details: { notices: { ids: [order.id], total: 1 } },
    });
    expect(jobs).toHaveLength(2);
  });

  it('writes each once although it is killed again and again', async () => {
    await store.insert([notice(), notice()]);
    for (let turn = 0; turn < 3; turn += 1) await expect(mail(true)).rejects.toThrow('killed');
    expect([await mail(), messages.length, new Set(messages.map(({ version }) => version)).size]).toEqual([2, 2, 2]);
  });

  it('lists what is over twenty in an hour, once an hour, and what comes meanwhile', async () => {
    await store.insert(Array.from({ length: 150 }, () => notice()));
    expect(await mail()).toBe(20);
    now = new Date(NOTICED_AT.getTime() + 1_800_000);
    await store.insert([notice({ createdAt: now, dueAt: now })]);
    expect(await mail()).toBe(0);
    now = new Date(NOTICED_AT.getTime() + 3_600_000);
    expect(await mail()).toBe(1);
    const list = messages.at(-1)!;
    expect(list).toMatchObject({ kind: 'notices_listed', subjectId: shop.workspaceId, details: { notices: { total: 131 } } });
    expect(list.details.notices!.ids).toHaveLength(MOST_NOTICES_LISTED);
    expect(await mail()).toBe(0);
  });

  it('writes one list of a day, and none without news', async () => {
    await store.insert([notice({ planned: 'daily', kind: 'lowStock' }), notice({ planned: 'daily', kind: 'failures' })]);
    expect([await mail(), await mail(), messages.map(({ kind }) => kind)]).toEqual([1, 0, ['notices_listed']]);
  });

  it('drops news that nobody wants to hear of any more', async () => {
    await store.insert([notice(), notice({ kind: 'registrations' }), notice({ workspaceId: randomUUID() })]);
    store.all[0] = { ...shop, notices: { ...NEW_MERCHANT_NOTICES, orders: 'off' } };
    expect([await mail(), messages.map(({ kind }) => kind), store.rows.length]).toEqual([1, ['registration_waiting'], 1]);
  });
});
