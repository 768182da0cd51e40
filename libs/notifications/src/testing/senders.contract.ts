import type { Email, EmailSender, SendOutcome, Sms, SmsSender, WhatsAppMessage, WhatsAppSender } from '../ports/senders';
import { anEmail } from './message.builder';

/** A mail as it was received. */
export interface ReceivedEmail extends Pick<Email, 'subject' | 'text' | 'html'> {
  to: string;
  /** Names of all files, the calendar's among them. */
  filenames: readonly string[];
  headers: readonly string[];
}

/** Tests the contract of every `EmailSender`. */
export function emailSenderContract(open: () => Promise<{ sender: EmailSender; received(): Promise<ReceivedEmail[]> }>): void {
  it('sends a mail with its texts and files as they are', async () => {
    const { sender, received } = await open();
    expect(await sender.send(anEmail())).toEqual({ ok: true, providerRef: expect.any(String) });
    const [mail] = await received();
    expect(mail).toMatchObject({ to: 'ade@example.com', subject: 'You’re registered: Ọjọ́ Launch' });
    expect([mail!.text.trim(), mail!.html.trim()]).toEqual(['Hello Adé, ₦0', '<p>Hello Adé, ₦0</p>']);
    expect(mail!.headers.map((name) => name.toLowerCase())).toContain('reply-to');
    expect(new Set(mail!.filenames)).toEqual(new Set(['invite.ics', 'ticket.pdf']));
  });

  it('offers to unsubscribe by one click when it has an address for that', async () => {
    const { sender, received } = await open();
    await sender.send(anEmail());
    await sender.send(
      anEmail({
        to: { name: 'Bọ́lá', email: 'bola@example.com' },
        unsubscribeUrl: 'https://shop.example/ile/newsletter/nls_x/unsubscribe?t=y',
      }),
    );
    const offered = (await received()).map(({ to, headers }) => [
      to,
      headers.map((name) => name.toLowerCase()).filter((name) => name.startsWith('list-')),
    ]);
    expect(Object.fromEntries(offered)).toEqual({
      'ade@example.com': [],
      'bola@example.com': ['list-unsubscribe', 'list-unsubscribe-post'],
    });
  });

  it('lets no text of a mail become a header', async () => {
    const { sender, received } = await open();
    const hostile = 'Hi\r\nBcc: victim@example.com\r\nX-Injected: yes';
    await sender.send(
      anEmail({
        subject: hostile,
        fromName: hostile,
        to: { name: hostile, email: 'ade@example.com' },
        replyTo: { name: hostile, email: 'bola@example.com' },
      }),
    );
    const [mail] = await received();
    expect(mail!.headers.map((name) => name.toLowerCase())).not.toEqual(expect.arrayContaining(['bcc']));
    expect(mail!.headers.map((name) => name.toLowerCase())).not.toEqual(expect.arrayContaining(['x-injected']));
  });
}

const sms: Sms = { id: 'message', to: '+2348031234567', text: 'Adire: your ticket: https://shop.example/t?t=a&b' };

/** Tests the contract of every `SmsSender`. */
export function smsSenderContract(open: () => Promise<{ sender: SmsSender; received(): Promise<{ to: string; text: string }[]> }>): void {
  it('sends an SMS as it is, to the number', async () => {
    const { sender, received } = await open();
    expect(await sender.send(sms)).toEqual<SendOutcome>({ ok: true, providerRef: expect.any(String) });
    expect(await received()).toEqual([{ to: sms.to, text: sms.text }]);
  });
}

const whatsApp: WhatsAppMessage = {
  id: 'message',
  to: '+2348031234567',
  template: { name: 'login_code', language: 'en', body: ['123456'], button: '123456' },
};

/** Tests the contract of every `WhatsAppSender`. */
export function whatsAppSenderContract(
  open: () => Promise<{ sender: WhatsAppSender; received(): Promise<{ to: string; template: string; texts: string[] }[]> }>,
): void {
  it('sends a template, filled in, to the number', async () => {
    const { sender, received } = await open();
    expect(await sender.send(whatsApp)).toEqual<SendOutcome>({ ok: true, providerRef: expect.any(String) });
    const [message] = await received();
    expect(message).toMatchObject({ to: whatsApp.to, template: 'login_code' });
    expect(message!.texts.join(' ')).toContain('123456');
  });
}

/** One message on its way over a network to a provider stub. */
export interface SlowStage {
  /** Sends a message. @param isHasty uses a very short timeout */
  send(isHasty?: boolean): Promise<SendOutcome>;
  /** Accepts the next message, and holds its response back. */
  hold(): { reached: Promise<void>; letGo: () => void; givenUp: Promise<void> };
  /**
   * Makes the next message fail: rejected by an unavailable provider, or accepted with an unreadable response; undefined where responses
   * carry nothing to read.
   */
  failNext: Partial<Record<'down' | 'garbled', () => void>>;
  /** Returns the number of messages the provider has accepted. */
  taken(): number;
}

/**
 * Tests the contract of every sender over a network whose provider responds slowly, late or never: at least once, and no retry of its own (D-111a).
 */
export function slowSenderContract(open: () => Promise<SlowStage>): void {
  it('[D-111] waits for an answer that comes in time', async () => {
    const { send, hold, taken } = await open();
    const held = hold();
    const sending = send();
    await held.reached;
    held.letGo();
    expect([(await sending).ok, taken()]).toEqual([true, 1]);
  });

  it('[D-111] gives up on an answer that does not come, ends the connection, and sends nothing more by itself', async () => {
    const { send, hold, taken } = await open();
    const held = hold();
    const sending = send(true);
    await held.reached;
    expect(await sending).toMatchObject({ ok: false, permanent: false });
    await held.givenUp;
    held.letGo();
    expect(taken()).toBe(1);
    expect([(await send()).ok, taken()]).toEqual([true, 2]);
  });

  it.each([
    ['down', 1],
    ['garbled', 2],
  ] as const)('[D-111a] may be tried again after an answer that is no good, and is sent then: %s', async (fault, times) => {
    const { send, failNext, taken } = await open();
    const fail = failNext[fault];
    if (!fail) return;
    fail();
    expect(await send()).toMatchObject({ ok: false, permanent: false });
    expect([(await send()).ok, taken()]).toEqual([true, times]);
  });
}
