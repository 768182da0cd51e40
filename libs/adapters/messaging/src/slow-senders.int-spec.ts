import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { anEmail, slowSenderContract } from '@svc/notifications/testing';
import { MessagingStub, type MessagingProvider } from '@svc/provider-stubs';
import { SmtpSink } from '@svc/testing';
import PostalMime from 'postal-mime';
import { CloudWhatsAppSender } from './cloud-whatsapp-sender';
import { MESSAGING_WAITS } from './messaging-waits';
import { SmtpEmailSender } from './smtp-email-sender';
import { TermiiSmsSender, TwilioSmsSender } from './text-senders';

/** Limit of hasty senders: longer than connecting and sending take on a machine under load, so that the provider holds what they send. */
const HASTY_MS = 3_000;

describe('senders over HTTP', () => {
  let stub: MessagingStub;

  beforeEach(async () => {
    stub = new MessagingStub();
    await stub.start();
  });

  afterEach(async () => {
    await stub.stop();
    expect(stub.violations).toEqual([]);
  });

  const text = { id: 'message', to: '+2348031234567', text: 'Hello' };
  const template = {
    id: 'message',
    to: '+2348031234567',
    template: { name: 'login_code', language: 'en', body: ['123456'], button: '123456' },
  };
  const SENDERS: Readonly<Record<MessagingProvider, (timeoutMs?: number) => ReturnType<TwilioSmsSender['send']>>> = {
    twilio: (timeoutMs) =>
      new TwilioSmsSender({
        baseUrl: stub.url,
        accountSid: `AC${'a'.repeat(32)}`,
        authToken: 'hidden',
        from: '+15005550006',
        timeoutMs,
      }).send(text),
    termii: (timeoutMs) => new TermiiSmsSender({ baseUrl: stub.url, apiKey: 'hidden', from: 'Adire', timeoutMs }).send(text),
    whatsapp: (timeoutMs) =>
      new CloudWhatsAppSender({ baseUrl: `${stub.url}/v23.0`, phoneNumberId: '106', accessToken: 'hidden', timeoutMs }).send(template),
  };

  describe.each(Object.keys(SENDERS) as MessagingProvider[])('%s', (provider) => {
    slowSenderContract(async () => ({
      send: (isHasty) => SENDERS[provider](isHasty ? HASTY_MS : undefined),
      hold: () => stub.hold(provider),
      failNext: { down: () => stub.failNext({ status: 500, body: {} }), garbled: () => stub.failNext('garbled') },
      taken: () => stub.taken.length,
    }));
  });
});

describe('mails by SMTP', () => {
  let sink: SmtpSink;
  let senders: SmtpEmailSender[];

  beforeEach(async () => {
    sink = await SmtpSink.start();
    senders = [];
  });

  afterEach(async () => {
    for (const sender of senders) sender.close();
    await sink.stop();
  });

  const senderWith = (mailMs = MESSAGING_WAITS.mailMs) => {
    const sender = new SmtpEmailSender({ url: sink.url, from: 'tickets@shop.example', waits: { ...MESSAGING_WAITS, mailMs } });
    senders.push(sender);
    return sender;
  };

  slowSenderContract(async () => ({
    send: (isHasty) => senderWith(isHasty ? HASTY_MS : undefined).send(anEmail()),
    hold: () => sink.hold('mail'),
    failNext: {
      down: () => {
        sink.refuseNext = 451;
      },
    },
    taken: () => sink.raw.length,
  }));

  it('[D-111a] are sent again under the same Message-ID when they were taken though the reply was lost', async () => {
    const email = anEmail();
    const held = sink.hold('mail');
    expect(await senderWith(HASTY_MS).send(email)).toMatchObject({ ok: false, permanent: false });
    held.letGo();
    expect(await senderWith().send(email)).toMatchObject({ ok: true });
    const ids = await Promise.all(sink.raw.map(async (raw) => (await PostalMime.parse(raw)).messageId));
    expect(ids).toEqual([`<${email.id}@shop.example>`, `<${email.id}@shop.example>`]);
  });

  it('[D-111a] are not given up permanently when the answer of their server is unreadable', async () => {
    const server = createServer(garbling);
    server.listen(0, '127.0.0.1');
    const accepted = once(server, 'connection');
    await once(server, 'listening');
    const sender = new SmtpEmailSender({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, from: 'tickets@shop.example' });
    senders.push(sender);
    expect(await sender.send(anEmail())).toMatchObject({ ok: false, permanent: false });
    const [socket] = (await accepted) as [Socket];
    socket.destroy();
    server.close();
  });

  it('[D-111] are given up as well by a sender whose connection was good before, and others go on', async () => {
    const sender = senderWith(HASTY_MS);
    expect(await sender.send(anEmail())).toMatchObject({ ok: true });
    const held = sink.hold('recipient');
    expect(await sender.send(anEmail())).toMatchObject({ ok: false, permanent: false });
    await held.givenUp;
    held.letGo();
    expect([await sender.send(anEmail()), sink.raw.length]).toEqual([{ ok: true, providerRef: expect.any(String) }, 2]);
  });
});

/** A mail server that takes a mail, and gives an unreadable answer to it. */
function garbling(socket: Socket): void {
  let isText = false;
  socket.on('error', () => undefined);
  socket.write('220 here\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (isText && text.endsWith('\r\n.\r\n')) socket.write('<html>\r\n');
    if (isText) return;
    isText = /^DATA/m.test(text);
    socket.write(isText ? '354 go on\r\n' : '250 fine\r\n');
  });
}
