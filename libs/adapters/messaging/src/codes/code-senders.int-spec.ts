import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseUrl } from '@svc/kernel';
import type { CodeSender } from '@svc/otp';
import { aCodeMessage, codeSenderContract } from '@svc/otp/testing';
import { MESSAGING_DOCUMENT, MessagingStub, type MessagingProvider } from '@svc/provider-stubs';
import { freePort } from '@svc/testing';
import Ajv from 'ajv';
import { CloudWhatsAppSender } from '../cloud-whatsapp-sender';
import { Mailbox, MailboxSmsSender, MailboxWhatsAppSender } from '../mailbox';
import { TermiiSmsSender, TwilioSmsSender } from '../text-senders';
import { type WaitLimits, TemplateCodeSender, TextCodeSender } from './code-senders';

const AT_ONCE: WaitLimits = { limitMs: 8_000, pauseMs: 1 };
const LITTLE: WaitLimits = { limitMs: 50, pauseMs: 1 };
const TWILIO = {
  accountSid: `AC${'a'.repeat(32)}`,
  authToken: 'hidden',
  statusCallback: 'https://shop.example/v1/otp/callbacks/twilio/frontdesk',
};

let stub: MessagingStub;

beforeEach(async () => {
  stub = new MessagingStub();
  await stub.start();
});

afterEach(() => stub.stop());

const SENDERS: Record<MessagingProvider, (limits?: WaitLimits, url?: string) => CodeSender> = {
  whatsapp: (limits = AT_ONCE, url = stub.url) =>
    new TemplateCodeSender(
      new CloudWhatsAppSender({ baseUrl: `${url}/v23.0`, phoneNumberId: '106', accessToken: 'hidden' }),
      undefined,
      limits,
    ),
  twilio: (limits = AT_ONCE, url = stub.url) =>
    new TextCodeSender(new TwilioSmsSender({ baseUrl: url, from: `MG${'b'.repeat(32)}`, ...TWILIO }), limits),
  termii: (limits = AT_ONCE, url = stub.url) =>
    new TextCodeSender(new TermiiSmsSender({ baseUrl: url, apiKey: 'hidden', from: 'Adire' }), limits),
};
const PROVIDERS = Object.keys(SENDERS) as MessagingProvider[];

describe.each(PROVIDERS)('codes by %s', (provider) => {
  const open = SENDERS[provider];

  codeSenderContract(async () => ({
    sender: open(),
    received: async () => stub.taken.map(({ to, texts, template }) => ({ to, texts, template: template?.name })),
  }));

  it('are requested as the provider’s document says (Termii has none)', async () => {
    await open().send(aCodeMessage());
    const faults = stub.taken.map(({ request: request }) => {
      const validate =
        provider === 'termii'
          ? undefined
          : new Ajv({ strict: false, formats: { uri: (text: string) => parseUrl(text) !== undefined } }).compile(
              MESSAGING_DOCUMENT[provider],
            );
      return validate?.(request) === false ? validate.errors : [];
    });
    expect([faults, stub.violations]).toEqual([[[]], []]);
  });

  it('[§4.8 r3] are tried again after a temporary failure of the provider', async () => {
    stub.failNext({ status: 503, body: {} }, 2);
    expect(await open().send(aCodeMessage())).toMatchObject({ ok: true });
    expect([stub.requestCount, stub.taken.length]).toEqual([3, 1]);
  });

  it('[§4.8 r3] are given up after the third try: the sender cannot send', async () => {
    stub.failNext({ status: 503, body: {} }, 9);
    expect(await open().send(aCodeMessage())).toMatchObject({ ok: false, unavailable: true, mayBeSent: false });
    expect(stub.requestCount).toBe(3);
  });

  it('[§4.8 r3] are not tried again when the sender is refused', async () => {
    stub.failNext({ status: 401, body: { error: { code: 190 }, code: 20_003, message: 'No' } });
    expect(await open().send(aCodeMessage())).toMatchObject({ ok: false, unavailable: true, reason: expect.stringContaining('401') });
    expect(stub.requestCount).toBe(1);
  });

  it.each(['silence', 'broken'] as const)('[§4.8 r3] are not sent twice when it is not known whether they were sent: %s', async (fault) => {
    stub.failNext(fault);
    expect(await open(fault === 'silence' ? LITTLE : AT_ONCE).send(aCodeMessage())).toMatchObject({
      ok: false,
      unavailable: true,
      mayBeSent: true,
    });
    expect(stub.requestCount).toBeLessThanOrEqual(1);
  });

  it.each([
    [200, {}],
    [500, '<html>'],
    [502, '<html>'],
    [504, ''],
  ])('[D-111a] are not sent twice when an answer leaves it open whether they were taken: %d %j', async (status, body) => {
    stub.failNext({ status, body });
    expect(await open().send(aCodeMessage())).toMatchObject({ ok: false, mayBeSent: true });
    expect(stub.requestCount).toBe(1);
  });

  it('[§4.8 r3] wait no longer than the time that is left', async () => {
    stub.failNext({ status: 503, body: {} }, 9);
    expect(await open({ limitMs: 50, pauseMs: 60_000 }).send(aCodeMessage())).toMatchObject({ ok: false, unavailable: true });
    expect(stub.requestCount).toBeLessThanOrEqual(1);
  });

  it('[§4.8 r3] are refused when there is nobody', async () => {
    expect(await open(AT_ONCE, `http://127.0.0.1:${await freePort()}`).send(aCodeMessage())).toMatchObject({
      ok: false,
      unavailable: true,
      mayBeSent: false,
    });
  });

  it('leave neither number nor code in the reason of a refusal', async () => {
    const message = "The 'To' number +2348031234678 (0803 123 4678) cannot be sent 012345";
    stub.failNext({ status: 400, body: { error: { code: 131_026, message }, code: 21_211, message } });
    const outcome = await open().send(aCodeMessage());
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining('cannot be sent …') });
    expect(JSON.stringify(outcome)).not.toMatch(/8031234678|0803 123|012345/);
  });
});

describe('a number that is refused', () => {
  it.each([
    ['whatsapp', { error: { code: 131_026 } }],
    ['twilio', { code: 21_211 }],
  ] as const)('says nothing against the sender: %s', async (provider, body) => {
    stub.failNext({ status: 400, body });
    expect(await SENDERS[provider]().send(aCodeMessage())).toMatchObject({ ok: false, unavailable: false });
    expect(stub.requestCount).toBe(1);
  });

  it('cannot be distinguished from a refused sender of Termii’s', async () => {
    stub.failNext({ status: 400, body: { message: 'Invalid number' } });
    expect(await SENDERS.termii().send(aCodeMessage())).toMatchObject({ ok: false, unavailable: true });
  });
});

it('a template is needed for a code by WhatsApp', async () => {
  expect(await SENDERS.whatsapp().send(aCodeMessage({ template: undefined }))).toMatchObject({ ok: false, unavailable: true });
  expect(stub.requestCount).toBe(0);
});

describe('codes to the mailbox', () => {
  let folder: string;
  let mailbox: Mailbox;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'svc-codes-'));
    mailbox = new Mailbox(
      folder,
      { next: () => '01890000-0000-7000-8000-000000000001' },
      { now: () => new Date('2026-11-21T08:00:00.000Z') },
    );
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  describe('codes to the mailbox as texts', () => {
    codeSenderContract(async () => ({
      sender: new TextCodeSender(new MailboxSmsSender(mailbox)),
      received: async () => (await mailbox.list()).map(({ to, text }) => ({ to, texts: [text] })),
    }));
  });

  describe('codes to the mailbox as WhatsApp messages', () => {
    const received = async () =>
      (await mailbox.list()).map(({ to, text, headers }) => ({
        to,
        texts: text.split('\n').map((line) => line.replace(/^\[(.*)\]$/, '$1')),
        template: headers['template'],
      }));
    codeSenderContract(async () => ({ sender: new TemplateCodeSender(new MailboxWhatsAppSender(mailbox)), received }));
  });
});
