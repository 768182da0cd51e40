import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailSenderContract, smsSenderContract, whatsAppSenderContract, anEmail } from '@svc/notifications/testing';
import { Mailbox, MailboxEmailSender, MailboxSmsSender, MailboxWhatsAppSender } from './mailbox';

let folder: string;
let made: number;

beforeEach(async () => {
  made = 0;
  folder = await mkdtemp(join(tmpdir(), 'svc-mailbox-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const ids = { next: () => `01890000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}` };
const clock = { now: () => new Date('2026-11-21T08:00:00.000Z') };
const open = () => new Mailbox(join(folder, 'mailbox'), ids, clock);

describe('mails to the mailbox', () => {
  emailSenderContract(async () => {
    const mailbox = open();
    const received = async () =>
      (await mailbox.list()).map(({ to, subject = '', text, html = '', headers, attachments }) => {
        return { to, subject, text, html, headers: Object.keys(headers), filenames: attachments.map(({ filename }) => filename) };
      });
    return { sender: new MailboxEmailSender(mailbox), received };
  });
});

describe('texts to the mailbox', () => {
  smsSenderContract(async () => {
    const mailbox = open();
    return {
      sender: new MailboxSmsSender(mailbox),
      received: async () => (await mailbox.list({ channel: 'sms' })).map(({ to, text }) => ({ to, text })),
    };
  });
});

describe('WhatsApp messages to the mailbox', () => {
  whatsAppSenderContract(async () => {
    const mailbox = open();
    const received = async () =>
      (await mailbox.list()).map(({ to, text, headers }) => ({ to, template: headers['template']!, texts: [text] }));
    return { sender: new MailboxWhatsAppSender(mailbox), received };
  });
});

describe('the mailbox', () => {
  const message = (to: string) => ({ channel: 'sms' as const, to, text: to, headers: {} });

  it('is empty before the first message', async () => {
    expect(await open().list()).toEqual([]);
  });

  it('shows messages newest first, by address and channel, whichever process has stored them', async () => {
    for (const to of ['+1', '+2', '+1']) await open().keep(message(to));
    const mailbox = open();
    expect((await mailbox.list()).map(({ to }) => to)).toEqual(['+1', '+2', '+1']);
    expect(await mailbox.list({ to: '+2' })).toHaveLength(1);
    expect(await mailbox.list({ channel: 'email' })).toEqual([]);
  });

  it('does not read messages of other recipients again', async () => {
    const mailbox = open();
    const id = await mailbox.keep(message('+1'));
    await mailbox.keep(message('+2'));
    expect(await mailbox.list({ to: '+2' })).toHaveLength(1);
    await writeFile(join(folder, 'mailbox', `${id}.json`), 'no message');
    expect(await mailbox.list({ to: '+2' })).toHaveLength(1);
  });

  it('keeps the newest thousand, which it checks after each hundred', async () => {
    const mailbox = open();
    for (let count = 1; count <= 1_100; count += 1) await mailbox.keep(message(`+${count}`));
    const entries = await readdir(join(folder, 'mailbox'));
    expect(entries).toHaveLength(1_000);
    expect((await mailbox.list())[0]!.to).toBe('+1100');
    expect(await mailbox.list({ to: '+100' })).toEqual([]);
  });

  it('returns attachments unchanged', async () => {
    const mailbox = open();
    await new MailboxEmailSender(mailbox).send(
      anEmail({ attachments: [{ filename: '../../x.pdf', contentType: 'application/pdf', content: Buffer.from([0, 255]) }] }),
    );
    const { id } = (await mailbox.list())[0]!;
    expect(await mailbox.attachment(id, 1)).toEqual({
      filename: '../../x.pdf',
      contentType: 'application/pdf',
      content: Buffer.from([0, 255]),
    });
    expect(await mailbox.attachment(id, 2)).toBeUndefined();
  });

  it('opens nothing but its messages', async () => {
    await writeFile(join(folder, 'secret.json'), '{"id":"secret"}');
    expect(await open().find('../secret')).toBeUndefined();
    expect(await open().find(randomUUID())).toBeUndefined();
  });

  it('reports a full disk to its sender', async () => {
    await writeFile(join(folder, 'file'), '');
    const sender = new MailboxSmsSender(new Mailbox(join(folder, 'file'), ids, clock));
    expect(await sender.send({ id: '1', to: '+1', text: 'x' })).toMatchObject({ ok: false, permanent: false });
  });
});
