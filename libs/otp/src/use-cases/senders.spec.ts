import { randomUUID } from 'node:crypto';
import { InvalidInput } from '@svc/kernel';
import { InMemorySecretBox, OPERATOR } from '@svc/kernel/testing';
import { CallbackForged } from '../domain/otp.errors';
import type { DeliveryReport } from '../domain/decide-delivery';
import { DeliveryReports } from '../ports/sender-connections';
import { aChallenge, InMemoryOtp, InMemorySenders, SENT_AT, TERMII, TWILIO, WHATSAPP } from '../testing';
import { ChangeTemplate, DeleteTemplate, MakeTemplate } from './templates';
import { ConfirmCallbackAddress, FindCallbackConnection, ReceiveDelivery } from './receive-delivery';
import { RemoveConnection, SetConnection } from './connect-number';

const now = new Date(SENT_AT.getTime() + 5_000);
const clock = { now: () => now };

let memory: InMemorySenders;
let workspaceId: string;

beforeEach(() => {
  memory = new InMemorySenders(new InMemorySecretBox(), new InMemoryOtp());
  workspaceId = randomUUID();
});

const set = (input: unknown) =>
  new SetConnection(memory.work, memory.box, clock, { production: true }).execute({ workspaceId, by: OPERATOR, fields: input });
const auditLog = () =>
  memory.audit.entries.map(({ action, subject, fields }) => [action, subject.kind, subject.name ?? subject.ref, fields]);

describe('connecting a number', () => {
  it('is recorded in the audit log by the names of the fields alone', async () => {
    await set(WHATSAPP);
    await set(TWILIO);
    await new RemoveConnection(memory.work).execute({ workspaceId, by: OPERATOR });
    expect(auditLog()).toEqual([
      ['create', 'otp_connection', 'whatsapp', ['phoneNumberId', 'accessToken', 'appSecret', 'verifyToken']],
      ['change', 'otp_connection', 'twilio', ['accountSid', 'authToken', 'from']],
      ['delete', 'otp_connection', 'twilio', undefined],
    ]);
    expect(JSON.stringify(memory.audit.entries)).not.toMatch(/EAAG|secret|auth-token/);
  });

  it('keeps the former number when the new one is refused', async () => {
    await set(WHATSAPP);
    await expect(set({ ...TWILIO, authToken: '' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect((await memory.of(workspaceId))?.connection).toEqual(WHATSAPP);
  });
});

describe('templates', () => {
  const make = (name: string, isDefault = false) =>
    new MakeTemplate(memory.work, { next: randomUUID }, clock).execute({
      workspaceId,
      by: OPERATOR,
      name,
      language: 'en',
      approved: false,
      isDefault,
    });
  const change = (id: string, fields: object, of = workspaceId) =>
    new ChangeTemplate(memory.work).execute({ workspaceId: of, id, by: OPERATOR, change: fields });
  const remove = (id: string) => new DeleteTemplate(memory.work).execute({ workspaceId, id, by: OPERATOR });

  it('have one default at most, and are in the audit log with their changed fields', async () => {
    const [first, second] = [await make('first', true), await make('second')];
    await change(second.id, { isDefault: true, approved: true, name: 'second' });
    await change(second.id, { approved: true });
    await remove(first.id);
    expect(await memory.templates(workspaceId)).toEqual([{ ...second, isDefault: true, approved: true }]);
    expect(auditLog()).toEqual([
      ['create', 'otp_template', 'first', ['name', 'language', 'approved', 'isDefault']],
      ['create', 'otp_template', 'second', ['name', 'language', 'approved', 'isDefault']],
      ['change', 'otp_template', 'second', ['approved', 'isDefault']],
      ['delete', 'otp_template', 'first', undefined],
    ]);
  });

  it('are refused twice, and found in their workspace alone', async () => {
    const { id } = await make('first');
    await expect(make('first')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(change(id, { approved: true }, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await memory.templates(workspaceId)).map(({ approved }) => approved)).toEqual([false]);
  });
});

/** Returns the reports set by the test; `forged` plays an unsigned callback. */
class ScriptedReports extends DeliveryReports {
  next: DeliveryReport[] | 'forged' | 'unreadable' = [];

  canRead(): boolean {
    return true;
  }

  read(): DeliveryReport[] {
    if (this.next === 'forged') throw new CallbackForged();
    if (this.next === 'unreadable') throw new InvalidInput('No.');
    return this.next;
  }
}

describe('delivery reports', () => {
  const reports = new ScriptedReports();
  const callback = { url: 'https://shop.example/', raw: Buffer.alloc(0), headers: {} };
  const find = () => new FindCallbackConnection(memory, reports, TERMII);
  const receive = (kind = 'whatsapp', owner: { workspaceId: string } | 'frontdesk' = { workspaceId }) =>
    new ReceiveDelivery(find(), reports, memory.work, clock).execute({ kind, owner }, callback);
  const sent = async (fields: object = {}) => {
    const code = aChallenge({ workspaceId, providerRef: 'wamid.1', ...fields });
    memory.otp.challenges = [...memory.otp.challenges, code];
    return async () => (await memory.otp.challenge(code))?.delivery;
  };

  beforeEach(() => set(WHATSAPP));

  it('are stored with their codes: several at once, duplicates, and out of order', async () => {
    const [delivery, other] = [await sent(), await sent({ providerRef: 'wamid.2' })];
    reports.next = [
      { providerRef: 'wamid.1', status: 'delivered', at: SENT_AT },
      { providerRef: 'wamid.1', status: 'sent', at: SENT_AT },
      { providerRef: 'wamid.9', status: 'read' },
    ];
    await receive();
    await receive();
    expect([await delivery(), await other()]).toEqual([{ status: 'delivered', at: SENT_AT }, undefined]);
    reports.next = [{ providerRef: 'wamid.1', status: 'sent', at: now }];
    await receive();
    expect(await delivery()).toEqual({ status: 'delivered', at: SENT_AT });
  });

  it('[§4.8 r1] refund nothing', async () => {
    const delivery = await sent();
    reports.next = [{ providerRef: 'wamid.1', status: 'failed', reason: '131026' }];
    await receive();
    expect([await delivery(), memory.otp.challenges[0]!.status, memory.otp.ledger]).toEqual([
      { status: 'failed', at: now, reason: '131026' },
      'sent',
      [],
    ]);
  });

  it.each(['forged', 'unreadable'] as const)('change nothing when they are %s', async (next) => {
    const delivery = await sent();
    reports.next = next;
    await expect(receive()).rejects.toMatchObject({ code: next === 'forged' ? 'UNAUTHORIZED' : 'VALIDATION_ERROR' });
    expect(await delivery()).toBeUndefined();
  });

  it('are accepted only for a connected number', async () => {
    reports.next = [{ providerRef: 'wamid.1', status: 'read' }];
    for (const coming of [
      receive('twilio'),
      receive('whatsapp', { workspaceId: randomUUID() }),
      receive('whatsapp', 'frontdesk'),
      receive('nobody'),
    ]) {
      await expect(coming).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('concern the codes of the service alone when they are about its own number', async () => {
    const [own, service] = [await sent(), await sent({ sender: 'frontdesk', workspaceId: randomUUID() })];
    reports.next = [{ providerRef: 'wamid.1', status: 'read' }];
    await receive('termii', 'frontdesk');
    expect([await own(), await service()]).toEqual([undefined, { status: 'read', at: now }]);
  });

  it('come to an address that is confirmed to Meta by its token', async () => {
    const confirm = (question: object, kind = 'whatsapp', owner: { workspaceId: string } | 'frontdesk' = { workspaceId }) =>
      new ConfirmCallbackAddress(find()).execute(
        { kind, owner },
        { mode: 'subscribe', verifyToken: 'verify-token', challenge: '1158', ...question },
      );
    expect(await confirm({})).toBe('1158');
    for (const wrong of [{ verifyToken: 'verify-tokem' }, { verifyToken: undefined }, { mode: 'unsubscribe' }])
      await expect(confirm(wrong)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(confirm({}, 'termii', 'frontdesk')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
