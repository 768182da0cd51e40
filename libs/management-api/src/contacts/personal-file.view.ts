import { describedEnum, timestamp } from '@svc/contracts';
import { storeCustomerLinkView } from '@svc/customers';
import { z } from 'zod';
import { submittedAnswers } from '../submissions/submissions.dto';
import { contactView } from './contact.view';
import { filedMessages } from './personal-messages.view';
import { filedCheckouts, filedOrders, filedRegistrations } from './personal-orders.view';
import { at, currencyOf, language, minor, optionalText, refOfA, seat } from './personal-parts.view';

const { linkRef, externalRef, linkedAt } = storeCustomerLinkView.shape;

/** All stored data of one person. */
export const personalFileView = z
  .object({
    contact: contactView.describe('Contact whose stored data the personal file has: name, e-mail address and phone number.'),
    contacts: z
      .array(contactView)
      .describe(
        'Contacts with an address of the person: name, e-mail address and phone number. Empty for somebody who is only named on seats.',
      ),
    otherEmails: z
      .array(z.string())
      .describe(
        'E-mail addresses of other people, beside which the phone number of the person is stored. What belongs to them is not in the file. Empty when there are none.',
      ),
    links: z
      .array(z.object({ ref: linkRef, externalRef, linkedAt }))
      .describe('Users of the merchant’s own site that are linked with the person, the oldest link first. Empty when there are none.'),
    orders: filedOrders,
    registrations: filedRegistrations,
    ticketsGiven: z
      .array(seat.extend({ eventRef: refOfA('event', 'evt'), givenAt: at('the earlier holder gave the ticket to the person') }))
      .describe('Tickets that other people gave to the person, the oldest first, each with its seat and event. Empty when there are none.'),
    seats: z
      .array(
        seat.extend({
          eventRef: optionalText('Ref of the event of the seat: `evt_…`. Absent for a seat of a checkout without an event.'),
          orderRef: optionalText('Ref of the order that the seat belongs to: `ord_…`. Absent for a registration or a checkout.'),
          registrationRef: optionalText('Ref of the registration that the seat belongs to: `grp_…`. Absent for an order or a checkout.'),
          checkoutRef: optionalText('Ref of the unpaid checkout that the seat belongs to: `chk_…`. Absent for an order or a registration.'),
        }),
      )
      .describe(
        'Seats with an address of the person in orders, registrations and unpaid checkouts of other people: the seat alone, nothing of the buyer. Of a seat that has the person’s phone number beside somebody else’s e-mail address the number alone is shown. Empty when there are none.',
      ),
    checkouts: filedCheckouts,
    partsPaid: z
      .array(
        z.object({
          ref: refOfA('payment', 'pay'),
          checkoutRef: refOfA('checkout of the savings plan', 'chk'),
          name: z.string().describe('Name that the payer of the part gave with the payment.'),
          email: z.string().describe('E-mail address that the payer of the part gave with the payment.'),
          amountMinor: minor('Amount of the part of the savings plan.'),
          currency: currencyOf('part of the savings plan'),
          status: z.string().describe('Status of the attempt to pay the part, such as `paid`.'),
          createdAt: at('the attempt to pay the part began'),
        }),
      )
      .describe('Parts of other people’s savings plans that the person paid or tried to pay, the oldest first. Empty when there are none.'),
    subscriptions: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the newsletter subscription (`nls_…`) or of the restock alert (`rsa_…`), given by the service.'),
          kind: describedEnum(['newsletter', 'restock'], 'Kind of mail that the person signed up for.', {
            newsletter: 'Newsletter of the shop.',
            restock: 'Restock alert: one mail when a sold-out variant can be bought again.',
          }),
          state: z
            .string()
            .describe(
              'State of the subscription: `pending` (not confirmed by mail yet), `confirmed`, `told` (the mail of the restock alert was sent) or `ended`.',
            ),
          email: z.string().describe('E-mail address that was signed up for the newsletter or restock alert.'),
          name: optionalText('Name that the person gave at the sign-up. Absent when none was given.'),
          product: optionalText('Name of the product that the restock alert is for. Absent for the newsletter.'),
          language,
          createdAt: at('the person signed up for the newsletter or restock alert'),
          confirmedAt: timestamp
            .optional()
            .describe('When the person confirmed the sign-up by the link in the mail, UTC timestamp. Absent when it is not confirmed.'),
          endedAt: timestamp
            .optional()
            .describe(
              'When the subscription ended, UTC timestamp: the person unsubscribed, or the mail of the restock alert was sent. Absent while it goes on.',
            ),
        }),
      )
      .describe('Newsletter subscriptions and restock alerts of the person’s e-mail address, the oldest first. Empty when there are none.'),
    submissions: z
      .array(
        z.object({
          ref: refOfA('submission', 'sub'),
          formRef: refOfA('form', 'frm'),
          formSlug: z.string().describe('Slug of the form, the merchant’s name for it in addresses of the shop.'),
          formName: z.string().describe('Name of the form, as visitors read it.'),
          answers: submittedAnswers,
          files: z
            .array(z.string())
            .describe(
              'File names of the uploads in the form submission. Download links are in `GET /admin/submissions/{ref}`. Empty when no file was sent.',
            ),
          submittedAt: at('the form was sent'),
        }),
      )
      .describe(
        'Form submissions of the person, the oldest first: those with the person’s e-mail address in a question whose `identity` is `email`. Empty when there are none.',
      ),
    messages: filedMessages,
    codes: z
      .array(
        z.object({
          ref: refOfA('code', 'otp'),
          to: z
            .string()
            .describe(
              'Phone number that the one-time password was sent to, masked: country code and last three digits. The service does not keep the whole number.',
            ),
          country: z
            .string()
            .describe('Country of the phone number that the one-time password was sent to (ISO 3166 alpha-2), such as `NG`.'),
          channel: z.string().describe('Channel by which the one-time password was sent: `sms` or `whatsapp`.'),
          sender: z
            .string()
            .describe(
              'Owner of the number that the one-time password came from: `own` is the merchant’s number, `frontdesk` the service’s.',
            ),
          purpose: optionalText(
            'Label that the merchant’s server gave the one-time password, such as `login`. Absent when none was given.',
          ),
          createdAt: at('the one-time password was sent'),
          delivery: optionalText(
            'Latest delivery report of the provider for the one-time password, such as `delivered`. Absent when there was none.',
          ),
          deliveryReason: optionalText('Reason of the provider why the one-time password was not delivered. Absent when there is none.'),
          providerRef: optionalText('Id of the one-time password at the provider. Absent when it gave none.'),
        }),
      )
      .describe('One-time passwords that were sent to the phone number of the person, the oldest first. Empty when there are none.'),
    confirmations: z
      .array(
        z.object({
          ref: refOfA('confirmation', 'cnf'),
          purpose: z.string().describe('Purpose of the confirmation code, such as `give_away`.'),
          email: z.string().describe('E-mail address that the confirmation code was sent to.'),
          language,
          createdAt: at('the confirmation code was asked for'),
        }),
      )
      .describe('Confirmation codes that were mailed to the person in the last day, the oldest first. Empty when there are none.'),
    discounts: z
      .array(
        z.object({
          checkoutRef: refOfA('checkout', 'chk'),
          code: optionalText('Discount code that was used. Absent when it no longer exists.'),
          usedBy: z.string().describe('Address by which uses of the discount code are counted.'),
        }),
      )
      .describe('Uses of discount codes by the person. Empty when there are none.'),
  })
  .meta({
    id: 'PersonalFile',
    description:
      'All data that the service stores about one person, for a request of access: contact, orders, registrations, sign-ups, messages and more. Each list has the oldest entry first.',
  });
export type PersonalFileView = z.infer<typeof personalFileView>;

/** All stored data of the person with an address, who need not be a contact. */
export const addressFileView = personalFileView.omit({ contact: true }).meta({
  id: 'AddressFile',
  description:
    'All data that the service stores about the person with an e-mail address or phone number, for a request of access. Each list has the oldest entry first.',
});
export type AddressFileView = z.infer<typeof addressFileView>;
