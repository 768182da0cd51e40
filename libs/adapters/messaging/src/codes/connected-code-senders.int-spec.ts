import { randomUUID } from 'node:crypto';
import { InMemorySecretBox, OPERATOR } from '@svc/kernel/testing';
import { SetConnection } from '@svc/otp';
import { aCodeMessage, aTemplate, InMemoryOtp, InMemorySenders, SENT_AT, TERMII, TWILIO, WHATSAPP } from '@svc/otp/testing';
import { MessagingStub } from '@svc/provider-stubs';
import { CodeSenderFactory, ConnectedCodeSenders, serviceConnectionOf } from './code-senders';

const stub = new MessagingStub();
const workspaceId = randomUUID();
let memory: InMemorySenders;

beforeAll(() => stub.start());
afterAll(() => stub.stop());
beforeEach(() => {
  stub.taken.length = 0;
  memory = new InMemorySenders(new InMemorySecretBox(), new InMemoryOtp());
});

const factory = (publicUrl = 'https://shop.example') =>
  new CodeSenderFactory({ addresses: { whatsapp: `${stub.url}/v23.0`, twilio: stub.url, termii: stub.url }, publicUrl });
const open = (publicUrl?: string) =>
  new ConnectedCodeSenders(memory, (connection, id) => factory(publicUrl).own(connection, id), undefined);
const set = (input: unknown, production = true) =>
  new SetConnection(memory.work, memory.box, { now: () => SENT_AT }, { production }).execute({ workspaceId, by: OPERATOR, fields: input });
const keep = (...templates: ReturnType<typeof aTemplate>[]) => memory.work.run((tx) => tx.templates.put(templates));

async function sendOwn(senders = open()): Promise<void> {
  const own = await senders.own(workspaceId);
  if ('missing' in own) throw new Error(own.missing);
  expect(await own.sender.send(aCodeMessage({ template: own.template }))).toMatchObject({ ok: true });
}

describe('a merchant’s own number', () => {
  it('[§4.8 r4] is missing until it is connected, and where it cannot be used', async () => {
    expect(await open().own(workspaceId)).toEqual({ missing: 'connection' });
    await set({ kind: 'mailbox' }, false);
    expect(await open().own(workspaceId)).toEqual({ missing: 'connection' });
    await memory.work.run(({ connections }) => connections.put({ workspaceId, kind: 'termii', sealed: 'v1.lost.text', setAt: SENT_AT }));
    expect(await open().own(workspaceId)).toEqual({ missing: 'connection' });
  });

  it('[§4.8 r4] [§4.8 templateRef] sends by an approved template of the workspace at WhatsApp', async () => {
    await set(WHATSAPP);
    expect(await open().own(workspaceId)).toEqual({ missing: 'template' });
    const [template, named, elsewhere] = [
      aTemplate({ workspaceId, isDefault: true }),
      aTemplate({ workspaceId, name: 'named', language: 'en_GB' }),
      aTemplate(),
    ];
    await keep(template, named, elsewhere);
    expect(await open().own(workspaceId)).toMatchObject({ template: { id: template.id, name: 'sign_in', language: 'en' } });
    expect(await open().own(workspaceId, named.id)).toMatchObject({ template: { id: named.id, name: 'named', language: 'en_GB' } });
    expect(await open().own(workspaceId, elsewhere.id)).toEqual({ missing: 'template' });
    await sendOwn();
    expect(stub.taken).toMatchObject([
      { provider: 'whatsapp', to: '+2348031234678', texts: ['012345', '012345'], template: { name: 'sign_in', language: 'en' } },
    ]);
  });

  it('[§4.8 r4] sends texts, which have no templates, at Twilio and Termii', async () => {
    for (const connection of [TWILIO, TERMII]) {
      await set(connection);
      expect(await open().own(workspaceId, randomUUID())).toEqual({ missing: 'template' });
      await sendOwn();
    }
    expect(stub.taken.map(({ provider, texts: [text] }) => [provider, text])).toEqual([
      ['twilio', expect.stringMatching(/^012345 is your code for Adire House/)],
      ['termii', expect.any(String)],
    ]);
  });

  it('is given the address for reports of its texts at Twilio, if that can be reached', async () => {
    await set(TWILIO);
    await sendOwn();
    await sendOwn(open('http://127.0.0.1:3000'));
    expect(stub.taken.map(({ request: request }) => (request as { StatusCallback?: string }).StatusCallback)).toEqual([
      expect.stringMatching(/^https:\/\/shop\.example\/v1\/otp\/callbacks\/twilio\/wks_\w{26}$/),
      undefined,
    ]);
  });
});

describe('the service’s own number', () => {
  const whatsAppUrl = 'whatsapp://token@graph.facebook.com/v23.0/106?template=sign_in&app_secret=app-secret&verify_token=verify-token';
  const smsUrl = 'termii://key@api.ng.termii.com?from=Adire&secret_key=tsk_secret';

  it('[§4.8 r3] is by WhatsApp where a template is named, else by text, else there is none', () => {
    expect(
      [{ whatsAppUrl, smsUrl }, { smsUrl }, { whatsAppUrl: whatsAppUrl.split('?')[0]!, smsUrl }, {}].map(
        (urls) => factory().service(urls)?.channel,
      ),
    ).toEqual(['whatsapp', 'sms', 'sms', undefined]);
    expect(open().frontdesk()).toBeUndefined();
  });

  it('verifies delivery reports by the same connection', () => {
    expect(serviceConnectionOf({ whatsAppUrl, smsUrl })).toEqual({
      kind: 'whatsapp',
      phoneNumberId: '106',
      accessToken: 'token',
      appSecret: 'app-secret',
      verifyToken: 'verify-token',
    });
    expect(serviceConnectionOf({ smsUrl })).toEqual({ kind: 'termii', apiKey: 'key', from: 'Adire', secretKey: 'tsk_secret' });
    expect(serviceConnectionOf({})).toBeUndefined();
  });
});
