import { smsSenderContract, whatsAppSenderContract } from '@svc/notifications/testing';
import { MESSAGING_REQUESTS } from '@svc/provider-stubs';
import { CloudWhatsAppSender } from './cloud-whatsapp-sender';
import { readWhatsAppUrl, RefusingSmsSender, smsSenderOf, TermiiSmsSender, TwilioSmsSender } from './text-senders';
import { ProviderStub } from './testing/provider-stub';

let stub: ProviderStub;

beforeEach(async () => {
  stub = new ProviderStub();
  await stub.start();
});

afterEach(() => stub.stop());

const text = { id: 'message', to: '+2348031234567', text: 'Hello' };

describe('texts by Twilio', () => {
  const open = () => new TwilioSmsSender({ baseUrl: stub.url, accountSid: 'AC1', authToken: 'hidden', from: '+15005550006' });
  smsSenderContract(async () => {
    stub.answer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
    const received = async () =>
      stub.requests
        .map(({ body }) => MESSAGING_REQUESTS.twilio.parse(Object.fromEntries(new URLSearchParams(body))))
        .map(({ To, Body }) => ({ to: To, text: Body }));
    return { sender: open(), received };
  });

  it('are requested in the name of the account, from a number or a messaging service', async () => {
    stub.answer = { status: 201, body: { sid: 'SM1' } };
    expect(await open().send(text)).toEqual({ ok: true, providerRef: 'SM1' });
    expect(stub.requests[0]).toMatchObject({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: {
        authorization: `Basic ${Buffer.from('AC1:hidden').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    await new TwilioSmsSender({ baseUrl: stub.url, accountSid: 'AC1', authToken: 'hidden', from: 'MG7' }).send(text);
    expect(new URLSearchParams(stub.requests[1]!.body).get('MessagingServiceSid')).toBe('MG7');
  });

  it.each([
    [400, 21_211, true, 'number'],
    [400, 21_614, true, 'number'],
    [400, 21_606, true, 'sender'],
    [401, 20_003, false, 'sender'],
    [429, 20_429, false, 'moment'],
    [500, 20_500, false, 'moment'],
  ])('have failed permanently or not by the answer %d and the code %d: %s, because of the %s', async (status, code, permanent, fault) => {
    stub.answer = { status, body: { code, message: 'No' } };
    expect(await open().send(text)).toEqual({ ok: false, permanent, fault, reason: `Twilio answered ${status}: ${code}: No` });
  });

  it('may be tried again when there is no answer, or an unreadable one', async () => {
    stub.answer = { status: 502, body: '<html>' };
    expect(await open().send(text)).toMatchObject({ ok: false, permanent: false, fault: 'unknown' });
    const nobody = new TwilioSmsSender({ baseUrl: 'http://127.0.0.1:9', accountSid: 'AC1', authToken: 'hidden', from: '+1' });
    expect(await nobody.send(text)).toMatchObject({ ok: false, permanent: false, fault: 'moment' });
  });
});

describe('texts by Termii', () => {
  const open = () => new TermiiSmsSender({ baseUrl: stub.url, apiKey: 'hidden', from: 'Adire' });
  const request = MESSAGING_REQUESTS.termii;

  smsSenderContract(async () => {
    stub.answer = { status: 200, body: { message_id: '9122821270554876574', message: 'Successfully Sent' } };
    const received = async () =>
      stub.requests.map(({ body }) => request.parse(JSON.parse(body))).map(({ to, sms }) => ({ to: `+${to}`, text: sms }));
    return { sender: open(), received };
  });

  it('take the way that reaches numbers which refuse advertising', async () => {
    await open().send(text);
    expect(stub.requests[0]!.path).toBe('/api/sms/send');
    expect(request.parse(JSON.parse(stub.requests[0]!.body)).channel).toBe('dnd');
  });

  it.each([
    [400, true, 'sender'],
    [401, false, 'sender'],
    [503, false, 'moment'],
  ])('have failed permanently or not by the answer %d: %s, because of the %s', async (status, permanent, fault) => {
    stub.answer = { status, body: { message: 'Insufficient balance' } };
    expect(await open().send(text)).toEqual({ ok: false, permanent, fault, reason: `Termii answered ${status}: Insufficient balance` });
  });

  it('are known by an id that keeps all of its digits', async () => {
    stub.answer = { status: 200, body: '{"message_id":3017544054459083819856413,"message_id_str":"3017544054459083819856413"}' };
    expect(await open().send(text)).toEqual({ ok: true, providerRef: '3017544054459083819856413' });
  });
});

describe('WhatsApp messages by the Cloud API', () => {
  const open = () => new CloudWhatsAppSender({ baseUrl: `${stub.url}/v23.0`, phoneNumberId: '106', accessToken: 'hidden' });
  const request = MESSAGING_REQUESTS.whatsapp;
  const message = {
    id: 'message',
    to: '+2348031234567',
    template: { name: 'login_code', language: 'en', body: ['123456'], button: '123456' },
  };

  whatsAppSenderContract(async () => {
    stub.answer = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
    const received = async () =>
      stub.requests
        .map(({ body }) => request.parse(JSON.parse(body)))
        .map(({ to, template }) => {
          return {
            to: `+${to}`,
            template: template.name,
            texts: template.components.flatMap((component) => component.parameters.map((one) => one.text)),
          };
        });
    return { sender: open(), received };
  });

  it('carry a code in the text and on the button', async () => {
    stub.answer = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
    expect(await open().send(message)).toEqual({ ok: true, providerRef: 'wamid.1' });
    expect(stub.requests[0]).toMatchObject({ path: '/v23.0/106/messages', headers: { authorization: 'Bearer hidden' } });
    expect(request.parse(JSON.parse(stub.requests[0]!.body)).template.components.map(({ type }) => type)).toEqual(['body', 'button']);
  });

  it.each([
    [131_026, true, 'number'],
    [131_021, true, 'number'],
    [131_049, false, 'number'],
    [131_056, false, 'number'],
    [0, false, 'sender'],
    [3, false, 'sender'],
    [10, false, 'sender'],
    [190, false, 'sender'],
    [200, false, 'sender'],
    [299, false, 'sender'],
    [131_042, false, 'sender'],
    [133_010, false, 'sender'],
    [100, true, 'sender'],
    [132_001, true, 'sender'],
    [132_015, true, 'sender'],
    [2, false, 'moment'],
    [130_429, false, 'moment'],
    [131_000, false, 'moment'],
    [131_016, false, 'moment'],
  ])('have failed permanently or not by the code %d: %s, because of the %s', async (code, permanent, fault) => {
    stub.answer = { status: 400, body: { error: { code, message: 'No' } } };
    expect(await open().send(message)).toEqual({ ok: false, permanent, fault, reason: `WhatsApp answered 400: ${code}: No` });
  });
});

describe('the address of a provider', () => {
  it('names it', () => {
    expect(smsSenderOf('twilio://AC1:hidden@api.twilio.com?from=+15005550006')).toBeInstanceOf(TwilioSmsSender);
    expect(smsSenderOf('termii://key@api.ng.termii.com?from=Adire')).toBeInstanceOf(TermiiSmsSender);
    expect(readWhatsAppUrl('whatsapp://token@graph.facebook.com/v23.0/106')).toEqual({
      baseUrl: 'https://graph.facebook.com/v23.0',
      connection: { kind: 'whatsapp', phoneNumberId: '106', accessToken: 'token' },
    });
  });

  it('may be missing: texts then fail at once, with the reason', async () => {
    expect(await new RefusingSmsSender().send()).toEqual({ ok: false, permanent: true, reason: expect.stringContaining('SMS_URL') });
  });
});
