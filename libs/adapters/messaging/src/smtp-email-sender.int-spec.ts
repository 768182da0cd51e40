import { anEmail, emailSenderContract } from '@svc/notifications/testing';
import { freePort, SmtpSink } from '@svc/testing';
import PostalMime from 'postal-mime';
import { SmtpEmailSender } from './smtp-email-sender';

let sink: SmtpSink;
let sender: SmtpEmailSender;

beforeEach(async () => {
  sink = await SmtpSink.start();
  sender = new SmtpEmailSender({ url: sink.url, from: 'tickets@shop.example' });
});

afterEach(async () => {
  sender.close();
  await sink.stop();
});

const received = async () => {
  const mails = await Promise.all(sink.raw.map((text) => PostalMime.parse(text)));
  return mails.map(({ to, subject = '', text = '', html = '', headers, attachments }) => ({
    to: to![0]!.address!,
    subject,
    text,
    html,
    headers: headers.map(({ key }) => key),
    filenames: attachments.flatMap(({ filename }) => filename ?? []),
  }));
};

/** Returns the content types of the parts, in their order. */
const partsOf = (raw: string) => [...raw.matchAll(/^Content-Type: ([a-z]+\/[a-z]+)(?:[^\n]*\n\s[^\n]*)*?/gim)].map(([, type]) => type);

describe('mails by SMTP', () => {
  emailSenderContract(async () => ({ sender, received }));

  it('[decisions 3.16 calendar] have the calendar as one of the alternatives, and the files beside it', async () => {
    const second = {
      filename: 'invite-2.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
    };
    const { attachments } = anEmail();
    await sender.send(anEmail({ attachments: [...attachments, second] }));
    expect(partsOf(sink.raw[0]!)).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'text/calendar',
      'application/pdf',
      'text/calendar',
      'application/ics',
    ]);
    expect(sink.raw[0]).toMatch(/text\/calendar;[^:]*method=REQUEST/);
  });

  it('[D-83] carry the same Message-ID when they are sent twice', async () => {
    const email = anEmail();
    await sender.send(email);
    await sender.send(email);
    const ids = await Promise.all(sink.raw.map(async (text) => (await PostalMime.parse(text)).messageId));
    expect(ids).toEqual([`<${email.id}@shop.example>`, `<${email.id}@shop.example>`]);
  });

  it('are from the service’s address in the merchant’s name, whatever is in it', async () => {
    await sender.send(anEmail({ fromName: 'Adire "House" <evil@example.com>' }));
    expect((await PostalMime.parse(sink.raw[0]!)).from).toEqual({
      name: 'Adire "House" <evil@example.com>',
      address: 'tickets@shop.example',
    });
  });

  it('go to one address, whatever is in it', async () => {
    await sender.send(anEmail({ to: { name: 'A', email: 'ade@example.com, victim@example.com' } }));
    expect(sink.raw.join()).not.toMatch(/RCPT TO:<victim/);
    expect((await received()).map(({ to }) => to)).not.toContain('victim@example.com');
  });

  it.each([
    [451, false],
    [421, false],
    [550, true],
    [553, true],
  ])('are permanently refused or not by the code %d: %s', async (code, permanent) => {
    sink.refuseWith = code;
    expect(await sender.send(anEmail())).toEqual({ ok: false, permanent, reason: expect.stringContaining(String(code)) });
  });

  it('are tried again later when there is no server', async () => {
    const nobody = new SmtpEmailSender({ url: `smtp://127.0.0.1:${await freePort()}`, from: 'tickets@shop.example' });
    expect(await nobody.send(anEmail())).toMatchObject({ ok: false, permanent: false, reason: expect.stringContaining('ECONNREFUSED') });
    nobody.close();
  });
});
