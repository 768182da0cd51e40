import { eventually } from '../run/client.mjs';
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

  'ADR 0150 r3': async (shop) => {
    const counter = await Counter.open(shop);
    const { email } = counter.shop.buyer();
    accepted(await counter.register([counter.ticket('meetup/seat')], { contact: { name: 'Adé', email } }), 201);
    const admin = { key: counter.shop.adminToken };
    const sent = async () => accepted(await counter.shop.get(`/admin/messages?to=${encodeURIComponent(email)}&state=sent`, admin)).data;
    const [first] = await eventually(`the mail to ${email} is sent`, async () => {
      const messages = await sent();
      return messages.length > 0 && messages;
    });
    const again = accepted(await counter.shop.post(`/admin/messages/${first.ref}/resend`, {}, admin), 202);
    holds(again, { kind: first.kind, recipient: email, resendOf: first.ref });
    await eventually(`the second mail to ${email} is sent`, async () => (await sent()).length === 2);
  },
};
