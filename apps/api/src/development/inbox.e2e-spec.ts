import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, type RunningService } from '@svc/testing';

interface InboxEntry {
  id: string;
  channel: string;
  to: string;
  subject?: string;
  attachments: { filename: string; contentType: string; url: string }[];
}

const evil = '<script>alert(1)</script>';
const mail = {
  id: '01890000-0000-7000-8000-00000000000a',
  channel: 'email',
  to: 'ade@example.com',
  subject: `Hi ${evil}`,
  text: `Open https://shop.example/t ${evil}`,
  html: '<p>Hello</p>',
  headers: { from: 'Adire', to: 'Ade Obi <ade@example.com>' },
  attachments: [
    { filename: 'ticket.pdf', contentType: 'application/pdf' },
    { filename: 'invite.ics', contentType: 'text/calendar' },
  ],
  createdAt: '2026-11-21T08:00:00.000Z',
};
const sms = {
  ...mail,
  id: '01890000-0000-7000-8000-00000000000b',
  channel: 'sms',
  to: '+2348031234567',
  subject: undefined,
  html: undefined,
  attachments: [],
};

describe('the development inbox', () => {
  let service: RunningService;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'svc-inbox-'));
    const mailbox = join(dataDir, 'mailbox');
    await mkdir(join(mailbox, mail.id), { recursive: true });
    await Promise.all([
      ...[mail, sms].map((entry) => writeFile(join(mailbox, `${entry.id}.json`), JSON.stringify(entry))),
      writeFile(join(mailbox, mail.id, '0'), '%PDF-1.4'),
      writeFile(join(mailbox, mail.id, '1'), 'BEGIN:VCALENDAR'),
    ]);
    service = await startService({ env: { DATA_DIR: dataDir } });
  });

  afterAll(async () => {
    await service?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const list = async (query = '') => (await service.client.get<InboxEntry[]>(`/dev/inbox.json${query}`)).body;

  it('lists what was sent as JSON, newest first, by address and channel, with attachments to open', async () => {
    expect((await list()).map(({ id }) => id)).toEqual([sms.id, mail.id]);
    expect((await list('?channel=email&to=ade%40example.com')).map(({ id }) => id)).toEqual([mail.id]);
    expect(await list('?to=nobody%40example.com')).toEqual([]);
    const [pdf] = (await list('?channel=email'))[0]!.attachments;
    const opened = await fetch(pdf!.url);
    expect([opened.status, opened.headers.get('content-type'), await opened.text()]).toEqual([200, 'application/pdf', '%PDF-1.4']);
    expect((await service.client.get('/dev/inbox.json?channel=pigeon')).status).toBe(400);
  });

  it('shows pages on which no text of a message runs', async () => {
    for (const path of ['/dev/inbox', '/dev/inbox?to=&channel=', `/dev/inbox/${mail.id}`]) {
      const page = await service.client.get(path);
      expect([page.status, page.text.includes('<script')]).toEqual([200, false]);
      expect(page.text).toContain('&lt;script>');
      expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    }
    expect((await service.client.get(`/dev/inbox/${mail.id}`)).text).toMatch(
      /<iframe sandbox="[^"]*" src="\/dev\/inbox\/[^"]*\/email.html"/,
    );
  });

  it('lists sender and recipient by name, with the time for people and programs, and a preview', async () => {
    const { text } = await service.client.get('/dev/inbox');
    expect(text).toContain('<bdi>Adire</bdi> → <bdi>Ade Obi &lt;ade@example.com></bdi>');
    expect(text).toMatch(/<time [^>]*datetime="2026-11-21T08:00:00.000Z"[^>]*>[^<]*(ago|in|now|yesterday)[^<]*21 Nov/i);
    expect(text).toContain('Open https://shop.example/t &lt;script>');
  });

  it('shows the email in a frame that can run nothing', async () => {
    const email = await service.client.get(`/dev/inbox/${mail.id}/email.html`);
    expect(email.text).toBe('<p>Hello</p>');
    expect(email.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
    expect(email.headers.get('content-security-policy')).not.toContain('allow-scripts');
  });

  it('knows nothing but its messages', async () => {
    for (const path of [
      '/dev/inbox/x',
      `/dev/inbox/${mail.id}/attachments/9/x`,
      `/dev/inbox/${sms.id}/email.html`,
      '/dev/inbox/..%2f..%2fdemo',
    ]) {
      expect((await service.client.get(path)).status).toBe(404);
    }
  });

  it('[D-143] answers under no name but the service’s own and loopback names, as do its neighbours', async () => {
    const statusOf = (path: string, host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(new URL(path, service.urls[0]), { headers: { host } }, (response) => resolve(response.resume().statusCode)).on('error', reject);
      });
    for (const path of ['/dev/inbox', '/dev/inbox.json', `/dev/inbox/${mail.id}`, '/dev/clock']) {
      expect([await statusOf(path, 'rebind.example'), await statusOf(path, 'localhost:1')]).toEqual([400, 200]);
    }
  });

  it('is closed in production', async () => {
    const production = await startService({ env: { DATA_DIR: dataDir, NODE_ENV: 'production' } });
    try {
      for (const path of ['/dev/inbox', '/dev/inbox.json', `/dev/inbox/${mail.id}/attachments/0/ticket.pdf`])
        expect((await production.client.get(path)).status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
