import { ask, eventually } from '../conformance/run/client.mjs';
import { aNumber, fundCodes, sendLiveCode } from '../conformance/run/codes.mjs';
import { Counter } from '../conformance/run/counter.mjs';
import { accepted } from '../conformance/run/expectations.mjs';
import { below, fillIn, payOnPage } from '../conformance/run/hosted-page.mjs';
import { selling } from '../conformance/run/selling.mjs';
import { ShopClock } from '../conformance/run/shop-clock.mjs';
import { openShop } from '../conformance/run/shop.mjs';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const DAY_S = 86_400;
const address = { 'address.line1': '12 Broad Street', 'address.city': 'Lagos', 'address.country': 'NG' };

/** The document of a shop that sells in every way, and asks for files. */
const document = (data) => ({
  ...selling(data),
  products: [
    ...selling(data).products,
    {
      slug: 'lamp',
      name: 'Lamp',
      restockAlertsEnabled: true,
      variants: [{ key: 'one', name: 'Lamp', prices: [{ currency: 'NGN', priceMinor: 9_000 }], stock: 0 }],
    },
  ],
  forms: [
    {
      slug: 'repair',
      name: 'Repair',
      submitLabel: 'Send',
      thankYouMessage: 'Thank you.',
      fields: [
        { key: 'email', label: 'E-mail', type: 'email', required: true, identity: 'email' },
        {
          key: 'photo',
          label: 'A photograph',
          type: 'file',
          options: { file: { accept: ['image/png'], maxSizeBytes: 1_000_000, maxFiles: 2 } },
        },
      ],
    },
  ],
});

/**
 * Has people do in a shop what leaves something in every state: orders, checkouts, plans, guests, codes, sign-ups, files, webhooks.
 * Advances the clock of the shop by two days. Its worker is to run.
 * @param {import('../conformance/run/instance.mjs').Instance} instance
 * @returns the shop, its counter, its webhook destination, and the links that its people were sent
 */
export async function fillShop(instance) {
  const shop = await openShop(instance, 'kept-shop', { document, clock: new ShopClock(instance.root) });
  const webhooks = await shop.receiveWebhooks();
  await shop.receiveWebhooks({ url: 'http://127.0.0.1:9/nobody-listens' });
  const { ref: disabled } = await shop.receiveWebhooks({ url: 'http://127.0.0.1:9/disabled' });
  await shop.admin.call('POST', `/webhooks/destinations/${disabled}/disable`);
  const counter = new Counter(shop);
  const links = [];
  await lapse(counter);
  for (const options of [{}, { key: shop.keys.secretTest }]) await trade(counter, options);
  await order(counter, links);
  await save(counter, links);
  await attend(counter, links);
  await signUp(counter, links);
  await leaveOpen(counter, links);
  return { shop, counter, webhooks, links };
}

/** Leaves unpaid checkouts that are over, and a code that nobody entered in time. */
async function lapse(counter) {
  await fundCodes(counter.shop, 1_000_000);
  await counter.sell([counter.item('bag/red')]);
  await counter.sellTickets([counter.ticket('festival/entry')]);
  await sendLiveCode(counter.shop, { to: aNumber() });
  await counter.shop.advance(2 * DAY_S);
}

/** One paid, one cancelled, in a mode. */
async function trade(counter, options) {
  await counter.soldProducts([counter.item('bag/red')], {}, options);
  await counter.cancel((await counter.sell([counter.item('bag/blue')], {}, options)).ref, options);
  accepted(
    await counter.shop.post('/store/customers/link', { externalRef: 'user-1', email: 'ada@kept-shop.example', name: 'Ada Obi' }, options),
  );
}

async function order(counter, links) {
  const sold = () => counter.soldProducts([counter.item('bag/red', { quantity: 2 })]);
  await counter.manage((await sold()).ref, 'refund', { amountMinor: 4_000 });
  await counter.manage((await sold()).ref, 'refund', { amountMinor: 10_000 });
  await counter.manage((await sold()).ref, 'cancel', { refund: true });
  await counter.manage((await soldSofas(counter, 1)).ref, 'fulfil', {});
  await soldSofas(counter, 1);
  const halfSent = await soldSofas(counter, 2);
  await counter.manage(halfSent.ref, 'fulfil', { items: [{ ref: halfSent.items[0].ref, quantity: 1 }] });
  const twice = await counter.sell([counter.item('bag/red')], { contact: counter.shop.buyer() });
  await counter.play(twice.ref, 'card', 'twice');
  const deposit = await counter.soldTickets([counter.ticket('festival/part')], {
    contact: counter.shop.buyer({ email: 'deposit@kept-shop.example' }),
  });
  await counter.manage(deposit.ref, 'ask-for-balance');
  links.push({ what: 'balance', path: await linkTo(counter, 'deposit@kept-shop.example', /\/b\//), says: 'is left to pay' });
  await counter.soldTickets([counter.ticket('festival/duo')], { contact: counter.shop.buyer({ email: 'duo@kept-shop.example' }) });
  links.push({ what: 'ticket of a paid seat', path: await linkTo(counter, 'duo@kept-shop.example', /\/t\//), says: 'festival' });
}

function soldSofas(counter, quantity) {
  return counter.soldProducts([counter.item('sofa/one', { quantity })], { deliveryZoneRef: counter.shop.refOf('lagos') });
}

async function save(counter, links) {
  const begin = async (email) => {
    const { ref, hostedUrl } = await counter.sell([counter.item('piano/one')], { contact: counter.shop.buyer({ email }), saveForIt: true });
    await payOnPage(below(hostedUrl, 'save'), { partMinor: '400' });
    return { ref, page: below(hostedUrl, 'save') };
  };
  const [saving, completed, ended] = [
    await begin('saver@kept-shop.example'),
    await begin('done@kept-shop.example'),
    await begin('ended@kept-shop.example'),
  ];
  await payOnPage(completed.page, { partMinor: '600' });
  await counter.shop.admin.call('POST', `/savings-plans/${ended.ref}/cancel`);
  links.push({ what: 'savings plan', path: pathOf(saving.page), says: 'Piano' });
}

async function attend(counter, links) {
  const { admin } = counter.shop;
  const registered = async (path, fields) => accepted(await counter.register([counter.ticket(path)], fields), 201).ref;
  const decide = async (ref, action) => admin.call('POST', `/registrations/${ref}/${action}`);
  await registered('meetup/press');
  await decide(await registered('meetup/press'), 'decline');
  await decide(await registered('meetup/few'), 'cancel');
  await admin.call('POST', '/check-ins', { attendeeRef: await registered('meetup/seat') });
  await registered('meetup/seat', { contact: { name: 'Kofi', phone: aNumber() } });
  await registered('meetup/seat', { contact: counter.shop.buyer({ email: 'guest@kept-shop.example' }) });
  links.push({ what: 'ticket of a guest', path: await linkTo(counter, 'guest@kept-shop.example', /\/t\//), says: 'meetup' });
}

async function signUp(counter, links) {
  const { shop, instance } = counter;
  for (const email of ['waits@kept-shop.example', 'reads@kept-shop.example', 'left@kept-shop.example'])
    accepted(await shop.post('/store/newsletter', { email }), 202);
  accepted(
    await shop.post('/store/products/lamp/restock-alerts', { variantRef: shop.refOf('lamp/one'), email: 'reads@kept-shop.example' }),
    202,
  );
  for (const email of ['reads@kept-shop.example', 'left@kept-shop.example'])
    await press(instance.root + (await linkTo(counter, email, /\/confirm\?/)));
  const unsubscribe = await linkTo(counter, 'left@kept-shop.example', /\/unsubscribe\?/);
  await press(instance.root + unsubscribe);
  links.push({
    what: 'unsubscribing',
    path: await linkTo(counter, 'reads@kept-shop.example', /\/unsubscribe\?/),
    says: 'will not tell you when it is back',
  });
  await sendPhotograph(counter);
  await shop.admin.call('PUT', '/payments/providers/stripe/test', {
    secretKey: 'sk_test_51OfNobody0000',
    publishableKey: 'pk_test_51OfNobody0000',
    webhookSecret: 'whsec_OfNobody0000',
  });
  await shop.admin.call('PUT', '/otp/connection', { kind: 'termii', apiKey: 'of-nobody', from: 'Nobody' });
  await sendCodes(counter);
}

/** A form's page, filled in with a file. */
async function sendPhotograph({ shop, instance }) {
  const page = `${instance.root}/${shop.slug}/f/repair`;
  const seal = /name="seal" value="([^"]+)"/.exec((await ask(page)).text)[1];
  await shop.advance(10);
  const form = new FormData();
  for (const [name, value] of Object.entries({ seal, 'answers.email': 'repair@kept-shop.example' })) form.set(name, value);
  form.set('answers.photo', new Blob([PNG], { type: 'image/png' }), 'tear.png');
  accepted(await ask(page, { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } }), 303);
  const note = await ask(`${instance.baseUrl}/admin/media?name=note.txt`, {
    method: 'POST',
    key: shop.adminToken,
    headers: { 'content-type': 'application/octet-stream' },
    body: new TextEncoder().encode('Closed on Monday.'),
  });
  accepted(note, 201);
}

async function sendCodes({ shop, instance }) {
  const [verified, burned] = [aNumber(), aNumber()];
  const { challengeRef } = accepted(await sendLiveCode(shop, { to: verified }), 201);
  const [{ text }] = await eventually(
    'the code is sent',
    async () => (await instance.inbox(verified)).length > 0 && instance.inbox(verified),
  );
  await shop.post('/store/otp/verify', { challengeRef, code: /\d{6}/.exec(text)[0] });
  const other = accepted(await sendLiveCode(shop, { to: burned }), 201);
  for (let guess = 0; guess < 5; guess += 1) await shop.post('/store/otp/verify', { challengeRef: other.challengeRef, code: '999999x' });
  await sendLiveCode(shop, { to: aNumber() });
}

/** Leaves unfinished work: open, being paid by transfer, pending. */
async function leaveOpen(counter, links) {
  const open = await counter.sell([counter.item('bag/red')]);
  links.push({ what: 'open checkout', path: pathOf(open.hostedUrl), says: 'Bag' });
  const paying = await counter.sell([counter.item('sofa/one')], {
    contact: counter.shop.buyer(),
    deliveryZoneRef: counter.shop.refOf('lagos'),
  });
  await fillIn(paying.hostedUrl, { rail: 'bank_transfer', ...address });
  links.push({ what: 'checkout that waits for a transfer', path: pathOf(paying.hostedUrl), says: 'Sofa' });
  await counter.sellHeadless([counter.ticket('festival/entry')]);
  const pending = await counter.sellHeadless([counter.ticket('festival/entry')], { provider: 'bank_transfer' });
  await counter.play(pending.ref, 'bank_transfer', 'short');
}

/** The newest link of a kind that an address was mailed, below the service's address. */
function linkTo({ instance }, email, kind) {
  return eventually(`${email} has a mail with such a link`, async () => {
    const links = (await instance.inbox(email)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    const url = links.find((link) => kind.test(link));
    return url && pathOf(url);
  });
}

const pathOf = (url) => new URL(url).pathname + new URL(url).search;

/** Presses the one button of a page. */
async function press(url) {
  const { status } = await ask(url, { method: 'POST', body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  if (status !== 200 && status !== 303) throw new Error(`${url} was answered with ${status}.`);
}
