import assert from 'node:assert/strict';
import { sponsor } from '../run/catalogue/events.mjs';
import { accepted, holds, refused, TIMESTAMP } from '../run/expectations.mjs';
import { submit } from '../run/hosted-page.mjs';
import { storeOperations } from '../run/operations.mjs';

/** All that the storefront API can be asked to do. */
const WRITES = /\/(checkouts|checkout|checkout\/headless|cancel|register|link|send|verify|submissions|newsletter|restock-alerts)$/;

export const checks = {
  'decisions 3.15': async (shop) => {
    const own = await shop.openAnother();
    const [lamp, fair] = ['lamp', 'fair'].map((slug) => own.refOf(slug));
    const review = { author: 'Bola', rating: 1, text: 'Too bright.', date: '2026-02-01' };
    const branding = {
      badges: [{ type: 'partner', grantedAt: '2026-01-01T00:00:00Z' }],
      memberCount: 7,
      verifiedDomains: ['other.example'],
    };
    const before = accepted(await own.get('/store/products/lamp')).reviews;

    for (const key of [own.keys.secretLive, own.keys.publishableLive]) {
      refused(await own.post(`/admin/products/${lamp}/reviews`, review, { key }), 401, 'UNAUTHORIZED');
      refused(await own.post('/store/products/lamp/reviews', review, { key }), 404, 'NOT_FOUND');
      refused(await own.post('/store/storefront', branding, { key }), 405, 'METHOD_NOT_ALLOWED');
    }
    const writes = (await storeOperations(own)).filter(({ method }) => method !== 'GET');
    for (const { method, template } of writes)
      assert.ok(method === 'POST' && WRITES.test(template), `${method} ${template} writes none of them`);

    await own.admin.call('POST', `/products/${lamp}/reviews`, review);
    await own.admin.call('PATCH', '/storefront', branding);
    await own.admin.call('PATCH', `/events/${fair}`, { sponsorship: sponsor });
    holds(accepted(await own.get('/store/products/lamp')).reviews, { count: before.count + 1, counts: { 1: before.counts[1] + 1 } });
    holds(accepted(await own.get('/store/storefront')), { ...branding, badges: [{ type: 'partner', grantedAt: TIMESTAMP }] });
    holds(accepted(await own.get('/store/events/fair')), { sponsorship: sponsor });

    for (const [door, source] of [
      ['e', 'hosted_storefront'],
      ['rsvp', 'rsvp_link'],
    ]) {
      const { name, email } = own.buyer();
      const page = `${own.instance.root}/${own.slug}/${door}/meetup`;
      accepted(await submit(page, { [`quantity.${own.refOf('meetup/seat')}`]: '1', 'contact.name': name, 'contact.email': email }), 303);
      const [guest] = await own.admin.list('/registrations', { event: 'meetup' });
      holds(guest, { source, contact: { email } });
    }
  },
};
