import { renderPage } from '@svc/hosted';
import { DESKTOP, faultsOf, PHONE_BY_NIGHT, useBrowser } from '@svc/testing';
import { emailPage, inboxPage } from './inbox-page';

const ORIGIN = 'http://page.example';
const LARGEST = 60_000;

const mail = {
  id: 'm',
  channel: 'email',
  to: 'ada@guests.example',
  subject: 'Your ticket for Launch night',
  text: 'Open https://svc.example/adire/t/att_1',
  html: undefined,
  headers: { 'Message-ID': '<1@svc>' },
  createdAt: '2026-02-01T10:00:00.000Z',
  attachments: [{ filename: 'invite.ics', contentType: 'text/calendar' }],
} as unknown as Parameters<typeof emailPage>[0];
/** Subject and names of 300 characters without a blank. */
const LONG_MAIL: typeof mail = {
  ...mail,
  id: 'l',
  subject: 'W'.repeat(300),
  headers: { from: 'M'.repeat(300), to: `${'N'.repeat(300)} <${mail.to}>` },
};

const now = new Date('2026-11-27T12:00:00Z');
const pages = {
  inbox: inboxPage({
    entries: [mail, { ...mail, id: 'n', channel: 'sms', subject: undefined }, LONG_MAIL],
    query: {},
    now,
    elsewhere: { email: false, sms: false },
  }),
  'inbox-empty': inboxPage({ entries: [], query: {}, now, elsewhere: { email: true, sms: false } }),
  email: emailPage(mail),
};

describe('how the inbox looks', () => {
  const openPage = useBrowser();

  it.each(Object.entries(pages))('is accessible, fits and stays small, on a phone by night and on a desktop: %s', async (name, one) => {
    const { page: shown } = await openPage([ORIGIN]);
    const { html, policy } = renderPage(one);
    await shown.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy } }),
    );
    await shown.goto(ORIGIN);
    expect(await faultsOf(shown, [PHONE_BY_NIGHT, DESKTOP], name)).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(LARGEST);
  });
});
