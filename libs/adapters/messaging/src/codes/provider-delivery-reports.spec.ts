import { TERMII, TWILIO, WHATSAPP } from '@svc/otp/testing';
import {
  termiiCallback,
  TWILIO_STATUSES,
  twilioCallback,
  WHATSAPP_STATUS_DOCUMENT,
  whatsAppCallback,
  type PostedCallback,
  type WhatsAppStatus,
} from '@svc/provider-stubs';
import Ajv from 'ajv';
import { ProviderDeliveryReports, signedByMeta, signedByTermii } from './provider-delivery-reports';

const url = 'https://shop.example/v1/otp/callbacks/twilio/frontdesk?bodySHA256=1';
const reports = new ProviderDeliveryReports();
const statusOf = (overrides: Partial<WhatsAppStatus> = {}): WhatsAppStatus => ({
  id: 'wamid.1',
  status: 'delivered',
  timestamp: '1795248000',
  recipient_id: '2348031234678',
  ...overrides,
});
const sid = `SM${'1'.repeat(32)}`;

const whatsApp = (...statuses: WhatsAppStatus[]) => whatsAppCallback(WHATSAPP.appSecret, statuses);
const twilio = (MessageStatus: string, fields: object = {}) =>
  twilioCallback(TWILIO.authToken, url, { MessageSid: sid, MessageStatus, ...fields });
const termii = (status: string) => termiiCallback(TERMII.secretKey, { message_id: '3017544054459083819856413', status });
const read = (connection: typeof WHATSAPP | typeof TWILIO | typeof TERMII, callback: PostedCallback, at = url) =>
  reports.read(connection, { url: at, ...callback });

describe('a report of Meta', () => {
  it('is read of every message, with moment and reason', () => {
    const failed = statusOf({ id: 'wamid.2', status: 'failed', errors: [{ code: 131_026, title: 'Message undeliverable' }] });
    expect(read(WHATSAPP, whatsApp(statusOf(), failed))).toEqual([
      { providerRef: 'wamid.1', status: 'delivered', at: new Date('2026-11-21T08:00:00Z'), reason: undefined },
      { providerRef: 'wamid.2', status: 'failed', at: new Date('2026-11-21T08:00:00Z'), reason: '131026' },
    ]);
  });

  it('is in these tests as its document says', () => {
    const validate = new Ajv({ strict: false }).compile(WHATSAPP_STATUS_DOCUMENT);
    for (const status of WHATSAPP_STATUS_DOCUMENT.properties.status.enum)
      expect(validate(statusOf({ status: status as WhatsAppStatus['status'] }))).toBe(true);
  });

  it('is ignored when it is of other things, or of future statuses', () => {
    const strange = { ...statusOf(), status: 'played' } as unknown as WhatsAppStatus;
    expect([read(WHATSAPP, whatsApp()), read(WHATSAPP, whatsApp(strange, statusOf()))]).toEqual([
      [],
      [expect.objectContaining({ status: 'delivered' })],
    ]);
  });
});

describe('a report of Twilio', () => {
  it.each([...TWILIO_STATUSES])('is read of one message: %s', (status) => {
    const statuses = read(TWILIO, twilio(status)).map((each) => each.status);
    const expected: Record<string, string[]> = {
      sent: ['sent'],
      delivered: ['delivered'],
      read: ['read'],
      undelivered: ['failed'],
      failed: ['failed'],
      canceled: ['failed'],
    };
    expect(statuses).toEqual(expected[status] ?? []);
  });

  it('states the reason of a failure', () => {
    expect(read(TWILIO, twilio('undelivered', { ErrorCode: '30003' }))).toEqual([{ providerRef: sid, status: 'failed', reason: '30003' }]);
  });

  it('is signed as Twilio’s guide shows it', () => {
    const form = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+12349013030',
      Digits: '1234',
      From: '+12349013030',
      To: '+18005551212',
    });
    const callback = { raw: Buffer.from(form.toString()), headers: { 'x-twilio-signature': '0/KCTR6DLpKmkAf8muzZqo1nDgQ=' } };
    expect(() =>
      reports.read({ ...TWILIO, authToken: '12345' }, { url: 'https://mycompany.com/myapp.php?foo=1&bar=2', ...callback }),
    ).toThrow('MessageSid');
  });
});

describe('a report of Termii', () => {
  it.each([
    ['DELIVERED | Message delivered to handset', 'delivered', undefined],
    ['Delivered', 'delivered', undefined],
    ['Message Sent', 'sent', undefined],
    ['DND Active on Phone Number', 'failed', 'DND Active on Phone Number'],
    ['Message Failed', 'failed', 'Message Failed'],
    ['Expired', 'failed', 'Expired'],
    ['Rejected', 'failed', 'Rejected'],
  ])('is read by how it begins: %s', (text, status, reason) => {
    expect(read(TERMII, termii(text))).toEqual([{ providerRef: '3017544054459083819856413', status, reason }]);
  });

  it('is ignored when it is unknown', () => {
    expect(read(TERMII, termii('Device offline'))).toEqual([]);
  });
});

describe('a callback', () => {
  const cases = [
    ['whatsapp', WHATSAPP, whatsApp(statusOf())],
    ['twilio', TWILIO, twilio('delivered')],
    ['termii', TERMII, termii('Delivered')],
  ] as const;
  const refusal = expect.objectContaining({ code: 'UNAUTHORIZED' }) as Error;

  it.each(cases)('is accepted from the provider alone: %s', (_, connection, { raw, headers }) => {
    const [signature] = Object.keys(headers).filter((name) => name.startsWith('x-'));
    const changed = Buffer.from(raw.toString().replace(/elivered/, 'eliverea'));
    for (const forged of [
      { raw: changed, headers },
      { raw, headers: {} },
      { raw, headers: { [signature!]: `${headers[signature!]!.slice(0, -2)}A=` } },
      { raw: Buffer.alloc(0), headers },
    ]) {
      expect(() => read(connection, forged)).toThrow(refusal);
    }
    const others = { ...connection, appSecret: 'another-secret', authToken: 'another-token', secretKey: 'another-key' };
    expect(() => reports.read(others, { url, raw, headers })).toThrow(refusal);
  });

  it('counts at one address when it is Twilio’s', () => {
    expect(() => read(TWILIO, twilio('delivered'), url.replace('frontdesk', 'wks_01'))).toThrow(refusal);
  });

  it.each([
    ['no json', WHATSAPP],
    ['{}', WHATSAPP],
    ['{"status":"Delivered"}', TERMII],
    ['[', TERMII],
  ])('is refused when it cannot be read: %s', (body, connection) => {
    const raw = Buffer.from(body);
    const headers: Record<string, string> =
      connection.kind === 'whatsapp'
        ? { 'x-hub-signature-256': signedByMeta(WHATSAPP.appSecret, raw) }
        : { 'x-termii-signature': signedByTermii(TERMII.secretKey, raw) };
    expect(() => read(connection, { raw, headers })).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR' }) as Error);
  });

  it('can be distinguished from a forged one only where its secret is set', () => {
    const { appSecret: _, ...silent } = WHATSAPP;
    expect(
      [WHATSAPP, TWILIO, TERMII, silent, { ...TERMII, secretKey: undefined }, { kind: 'mailbox', channel: 'sms' } as const].map((each) =>
        reports.canRead(each),
      ),
    ).toEqual([true, true, true, false, false, false]);
  });
});
