import { Counter } from '../run/counter.mjs';
import { accepted, holds, refused } from '../run/expectations.mjs';
import { emailTo } from '../run/emails.mjs';

export const checks = {
  'ADR 0150 r1': async (shop) => {
    const counter = await Counter.open(shop);
    const contact = counter.shop.buyer();
    const { ref } = accepted(await counter.register([counter.ticket('meetup/press')], { contact }), 201);
    const decide = (action) => counter.shop.post(`/admin/registrations/${ref}/${action}`, {}, { key: counter.shop.adminToken });
    holds(accepted(await decide('decline')), { status: 'declined' });
    holds(accepted(await decide('reopen')), { ref, status: 'pending' });
    holds(accepted(await decide('reopen')), { status: 'pending' });
    await emailTo(counter.instance, contact.email, ({ text }) => text.includes('open again'));
    holds(accepted(await decide('approve')), { status: 'confirmed' });
    refused(await decide('reopen'), 400, 'VALIDATION_ERROR');
  },
};
