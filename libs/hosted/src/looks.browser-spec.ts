import type { SandboxCharge } from '@svc/composition';
import { WALLETS } from '@svc/contracts';
import { Moment, presentEvent, priceStagesOf, type EventPage, type PublicForm } from '@svc/storefront';
import { anEventSource, aStore, aTicketTypeSource } from '@svc/storefront/testing';
import { DESKTOP, faultsOf, PHONE_BY_NIGHT, useBrowser } from '@svc/testing';
import type { QrDrawing, TicketView } from '@svc/ticketing';
import { onwardPage } from './checkout/send-onward';
import { eventPage } from './events/event-page';
import { viewOf } from './events/event-page-view';
import { registeredPage } from './events/registered-page';
import { FormValues } from './posted-form';
import type { FormPageRequest } from './forms/form-page-service';
import { formPage, thanksPage, viewOf as viewOfForm } from './forms/form-page';
import { firstValues } from './forms/read-sent-form';
import { brokenLinkText, errorPage, renderPage, type HostedPage } from './page';
import { sandboxPage } from './sandbox/sandbox-page';
import { type PageLocale, pageLocaleFor } from './page-locale';
import { ticketPage, type TicketTools } from './tickets/ticket-page';
import { giveBackPage } from './tickets/own-ticket-section';
import { confirmGivingPage, givenPage, givingPage, type GivingView } from './tickets/giving-page';

const ORIGIN = 'http://page.example';
const LARGEST = 60_000;

const theme = {
  brandColor: '#2b3a67',
  fontPairing: 'fraunces-inter',
  palette: 'indigo',
  spacing: 'airy',
  customPalettes: [{ id: 'indigo', background: '#fbf8f2', text: '#1c2238', primary: '#2b3a67', accent: '#d9a441' }],
};
const brand = { name: 'Adire House', theme, pillStyle: 'round' };
const now = new Moment(new Date('2026-02-01T00:00:00Z'));
const source = anEventSource({
  tagline: 'Cloth, light and music',
  description: 'An evening in the courtyard.\n\nBring something blue.',
  ticketTypes: [
    aTicketTypeSource(),
    aTicketTypeSource({
      id: '01980000-0000-7000-8000-000000000013',
      name: 'Patron',
      kind: 'paid',
      prices: [{ currency: 'NGN', priceMinor: 500_000 }],
    }),
  ],
});
const event = presentEvent(source, { packages: [], products: [] }, aStore(), now);
const page: EventPage = {
  event,
  registration: 'open',
  isUnlocked: false,
  priceStages: priceStagesOf(source, event, now),
  isPublic: true,
  branding: { website: 'https://adire.example' },
};
const eventWith = (
  pageLocale: PageLocale,
  overrides: Partial<EventPage> = {},
  entered: Record<string, string> = {},
  problems?: { name?: string; message: string }[],
) =>
  eventPage(
    viewOf({
      ...pageLocale,
      page: { ...page, ...overrides },
      brand,
      path: '/adire/e/launch-night',
      url: 'https://tickets.example/adire/e/launch-night',
      now: now.date,
      seats: { mostPerRegistration: 20, mostPerCheckout: 100 },
      values: new FormValues(new URLSearchParams(entered)),
      problems,
    }),
  );

const links = {
  page: () => `${ORIGIN}/#page`,
  pdf: () => '#pdf',
  calendar: () => '#calendar',
  pass: () => `${ORIGIN}/#pass`,
  doing: () => `${ORIGIN}/#doing`,
} as unknown as TicketTools['links'];
const code: QrDrawing = { size: 21, path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h4v4h-4z' };
const days = [
  {
    id: 'd',
    date: '2026-03-01',
    startAt: '2026-03-01T18:00:00Z',
    endAt: '2026-03-01T22:00:00Z',
    timezone: 'Africa/Lagos',
    location: { venueName: 'The Courtyard', city: 'Abeokuta' },
  },
];
const seat = {
  attendeeId: 'a',
  ref: 'att_1',
  serial: 1,
  holder: 'Ada Obi',
  tier: 'Entry',
  status: 'confirmed',
  number: 1,
  code: 'TKT',
  days,
} as unknown as TicketView['seat'];
const ticket = {
  merchant: { ...brand, slug: 'adire' },
  event: { id: 'e', version: 1, title: 'Launch night', doorsAt: '2026-03-01T17:30:00Z', isOver: false },
  seat,
  seats: 2,
  takenAt: '2026-02-01T00:00:00Z',
  others: [{ ...seat, attendeeId: 'b', ref: 'att_2', holder: 'Bola Ade', number: 2 }],
} as unknown as TicketView;
const ticketWith = (pageLocale: PageLocale, status: string) =>
  ticketPage({ ...ticket, seat: { ...seat, status, ...(status !== 'confirmed' && { code: undefined }) } } as TicketView, {
    ...pageLocale,
    code: status === 'confirmed' ? code : undefined,
    wallets: WALLETS,
    links,
    own: {
      rename: status === 'confirmed',
      giveBack: status === 'confirmed',
      giveAway: status === 'confirmed',
      resend: status === 'confirmed',
    },
  });

const newOwner = { name: 'Kemi Bello', email: 'kemi@guests.example', phone: '+2348031234568', responses: {} };
const givingTerms = {
  tier: {
    name: 'Entry',
    minAge: 18,
    approvalRequired: true,
    formFields: [{ key: 'diet', type: 'radio', label: 'What do you eat?', options: ['Anything', 'No meat'], required: true }],
  },
  record: { email: 'ada@guests.example' },
} as unknown as GivingView['terms'];
const givingWith = (pageLocale: PageLocale, problems: GivingView['problems'] = []): GivingView => ({
  ...pageLocale,
  ticket,
  terms: givingTerms,
  links,
  problems,
  values: new FormValues(new URLSearchParams({ name: 'Kemi Bello', email: 'kemi@guests.example' })),
});

const charge = {
  workspaceId: 'w',
  mode: 'live',
  reference: 'pay_1',
  rail: 'card',
  state: 'open',
  amountMinor: 1_250_000,
  receivedMinor: 0,
  currency: 'NGN',
  description: 'Adire House',
  returnUrl: '/back',
} as unknown as SandboxCharge;
const sandboxWith = (pageLocale: PageLocale, overrides: Partial<SandboxCharge>) =>
  sandboxPage({ ...pageLocale, charge: { ...charge, ...overrides }, token: 't', problems: [] });

const outcome = { channel: 'email', to: 'a***@guests.example' } as const;

const form: PublicForm = {
  ref: 'frm_1',
  slug: 'contact',
  name: 'Write to us',
  description: 'Questions, orders for your wedding, a cloth that wants repair.\nA person answers within a day.',
  submitLabel: 'Send it',
  thankYouMessage: 'Thank you! Bolanle reads every message and answers within a day.',
  status: 'open',
  hostedUrl: '#',
  updatedAt: '2026-02-01T00:00:00.000000Z',
  fields: (
    [
      { key: 'name', label: 'Your name', type: 'text', required: true },
      {
        key: 'topic',
        label: 'What is it about?',
        type: 'select',
        required: true,
        options: { choices: ['An order', 'A repair'] },
        defaultValue: 'A repair',
      },
      {
        key: 'photo',
        label: 'A photograph',
        type: 'file',
        helpText: 'Show us the tear.',
        showIf: { field: 'topic', equals: 'A repair' },
        options: { file: { accept: ['image/png'], maxFiles: 3, maxSizeBytes: 8_000_000 } },
      },
      {
        key: 'like',
        label: 'What do you like?',
        type: 'multi_select',
        options: { choices: ['The cloth', 'The people'] },
        defaultValue: ['The cloth'],
      },
      { key: 'message', label: 'Your message', type: 'textarea', required: true },
      { key: 'news', label: 'Write to me once a month', type: 'checkbox' },
    ] as const
  ).map(
    (field, sort) =>
      ({
        required: false,
        hidden: false,
        options: {},
        identity: 'none',
        id: `ffd_${sort}`,
        sort,
        ...field,
      }) as unknown as PublicForm['fields'][number],
  ),
};
const visitIn = (pageLocale: PageLocale) => ({
  ...pageLocale,
  workspace: {} as FormPageRequest['workspace'],
  brand: { ...brand, website: 'https://adire.example' },
  path: '/adire/f/contact',
  clientIp: '',
  now: now.date,
});
const formWith = (
  pageLocale: PageLocale,
  overrides: Partial<PublicForm> = {},
  problems?: { name?: string; message: string }[],
  lost?: [string, string[]][],
) => {
  const shown = { ...form, ...overrides };
  return formPage(
    viewOfForm(
      { ...visitIn(pageLocale), form: shown },
      { values: firstValues(shown.fields, new URLSearchParams()), seal: '', problems, lost: new Map(lost) },
    ),
  );
};

const pagesIn = (pageLocale: PageLocale): Readonly<Record<string, HostedPage | Promise<HostedPage>>> => ({
  event: eventWith(pageLocale),
  'event-problems': eventWith(pageLocale, {}, {}, [
    { name: 'contact.name', message: 'Enter your name.' },
    { name: 'contact.email', message: 'Enter your e-mail, or else a phone number.' },
  ]),
  'event-sold-out': eventWith(pageLocale, { registration: 'sold_out' }),
  'event-shop-closed': eventWith(pageLocale, {
    registration: 'shop_closed',
    closed: {
      until: '2027-01-04T08:30:00.000Z',
      note: 'We are on holiday, and answer every message in January.',
      timezone: 'Africa/Lagos',
    },
  }),
  'event-ended': eventWith(pageLocale, { registration: 'ended' }),
  registered: registeredPage({ ...pageLocale, event, brand, path: '/adire/e/launch-night', outcome: { ...outcome, status: 'confirmed' } }),
  requested: registeredPage({ ...pageLocale, event, brand, path: '/adire/e/launch-night', outcome: { ...outcome, status: 'pending' } }),
  ticket: ticketWith(pageLocale, 'confirmed'),
  'ticket-pending': ticketWith(pageLocale, 'pending'),
  'ticket-cancelled': ticketWith(pageLocale, 'cancelled'),
  'ticket-give-back': giveBackPage(ticket as TicketView, links, pageLocale),
  'ticket-give-away': givingPage(givingWith(pageLocale)),
  'ticket-give-away-problems': givingPage(
    givingWith(pageLocale, [
      { name: 'email', message: pageLocale.words.ownTicket.giveAway.holdsOne },
      { name: 'dateOfBirth', message: pageLocale.words.ownTicket.giveAway.missing.dateOfBirth },
    ]),
  ),
  'ticket-give-away-confirm': confirmGivingPage({ ...givingWith(pageLocale), holder: newOwner, email: 'ada@guests.example', sent: true }),
  'ticket-give-away-wrong': confirmGivingPage({
    ...givingWith(pageLocale, [{ name: 'code', message: pageLocale.words.ownTicket.giveAway.confirm.wrong }]),
    holder: newOwner,
    email: 'ada@guests.example',
    sent: false,
  }),
  'ticket-given': givenPage({ ...givingWith(pageLocale), holder: newOwner }),
  'ticket-replaced': errorPage(
    404,
    { title: pageLocale.words.ownTicket.replaced.title, advice: pageLocale.words.ownTicket.replaced.text },
    pageLocale,
  ),
  form: formWith(pageLocale),
  'form-problems': formWith(
    pageLocale,
    {},
    [{ name: 'answers.name', message: 'Please answer: Your name' }],
    [['answers.photo', ['Tear.png']]],
  ),
  'form-closed': formWith(pageLocale, { status: 'closed' }),
  'form-sent': thanksPage({ ...visitIn(pageLocale), form }),
  onward: onwardPage({ ...pageLocale, brand, path: '/adire/c/chk_1', token: 't' }, 'https://checkout.stripe.com/c/pay/cs_live_1'),
  'sandbox-card': sandboxWith(pageLocale, {}),
  'sandbox-confirm': sandboxWith(pageLocale, { state: 'confirming' }),
  'sandbox-transfer': sandboxWith(pageLocale, { rail: 'bank_transfer' }),
  nothing: errorPage(404, pageLocale.words.page.nothingHere, pageLocale),
  'nothing-of-shop': errorPage(404, brokenLinkText('/adire/o/ord_1', pageLocale.words), pageLocale, {
    ...{ ...brand, website: 'https://adire.example' },
    support: { promise: 'Returns within 14 days', email: 'hello@adirehouse.example', phone: '+234 803 555 0142' },
  }),
  'too-fast': errorPage(429, pageLocale.words.page.tooFast, pageLocale),
  failed: errorPage(500, { ...pageLocale.words.page.failed, advice: pageLocale.words.page.failed.advice('req_01980000') }, pageLocale),
});

describe('how the hosted pages look', () => {
  const openPage = useBrowser();

  it.each(['en-NG', 'fr-CI'])('is accessible, fits and stays small, on a phone by night and on a desktop: %s', async (locale) => {
    const { page: shown } = await openPage([ORIGIN]);
    for (const [page, one] of Object.entries(pagesIn(pageLocaleFor(locale)))) {
      const name = `${page}-${locale.slice(0, 2)}`;
      const { html, policy } = renderPage(await one);
      await shown.unrouteAll();
      await shown.route(`${ORIGIN}/**`, (route) =>
        route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy } }),
      );
      await shown.goto(ORIGIN);
      expect([name, await faultsOf(shown, [PHONE_BY_NIGHT, DESKTOP], name)]).toEqual([name, []]);
      expect(Buffer.byteLength(html)).toBeLessThan(LARGEST);
    }
  });
});
