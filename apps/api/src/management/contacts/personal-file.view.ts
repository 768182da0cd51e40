import { describedEnum, timestamp } from '@svc/contracts';
import {
  storeCustomerLinkView,
  type Contact,
  type FiledCheckout,
  type FiledOrder,
  type FiledRegistration,
  type FiledSeat,
  type FiledSubmission,
  type PersonalFile,
} from '@svc/customers';
import { refOf } from '@svc/kernel';
import { z } from 'zod';
import { presentAnswers, submittedAnswers } from '../submissions/submissions.dto';
import { contactView, personOf, presentContact } from './contact.view';

const { linkRef, externalRef, linkedAt } = storeCustomerLinkView.shape;
const optionalText = (about: string) => z.string().optional().describe(about);
const minor = (about: string) => z.int().describe(`${about} Integer in minor units of the \`currency\` in the same object.`);
const responses = z
  .record(z.string(), z.unknown())
  .describe(
    'Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered.',
  );
const language = optionalText(
  'Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used.',
);
const address = z
  .record(z.string(), z.string())
  .optional()
  .describe(
    'Delivery address of the buyer: texts by the names `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent when nothing is delivered.',
  );
const reached = z.object(personOf('buyer')).describe('Buyer as entered at the checkout: `name`, `email` and `phone`, as far as given.');
const dateOfBirth = optionalText('Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it.');
const currencyOf = (thing: string) => z.string().describe(`Currency of the amounts of the ${thing} (ISO 4217 code), such as \`NGN\`.`);
const refOfA = (thing: string, prefix: string) => z.string().describe(`Ref of the ${thing}, given by the service: \`${prefix}_…\`.`);
const at = (moment: string) => timestamp.describe(`When ${moment}, UTC timestamp.`);
const attendeesOf = (thing: string) =>
  z.array(seat).describe(`Seats of the ${thing}, each with the person on it. Empty when the ${thing} has no seats at an event.`);

const seat = z
  .object({
    ref: refOfA('attendee', 'att'),
    ...personOf('person on the seat'),
    dateOfBirth,
    status: optionalText(
      'Status of the seat, such as `confirmed`, `pending` or `cancelled`. Absent for a seat in a checkout that is not paid.',
    ),
    responses,
  })
  .meta({ id: 'PersonalFileSeat', description: 'A seat at an event, with the person on it.' });

/** All stored data of one person. */
export const personalFileView = z
  .object({
    contact: contactView.describe('Contact whose stored data the personal file has: name, e-mail address and phone number.'),
    links: z
      .array(z.object({ ref: linkRef, externalRef, linkedAt }))
      .describe('Users of the merchant’s own site that are linked with the person, the oldest link first. Empty when there are none.'),
    orders: z
      .array(
        z.object({
          ref: refOfA('order', 'ord'),
          number: optionalText(
            'Number of the order that buyers and merchants read, such as `1042`. Absent until the first payment of the order.',
          ),
          status: z.string().describe('Payment status of the order, such as `paid`.'),
          currency: currencyOf('order'),
          totalMinor: minor('Total price of the order, with delivery and fees, less the discount.'),
          paidMinor: minor('Amount of the order that was paid so far.'),
          placedAt: at('the order was placed'),
          contact: reached,
          deliveryAddress: address,
          refundRequest: z
            .record(z.string(), z.string())
            .optional()
            .describe(
              'Latest refund request of the buyer for the order: an object of texts with its state, reason and moments, and the merchant’s answer. Absent when no refund was requested.',
            ),
          responses,
          items: z
            .array(
              z.object({
                ref: refOfA('item', 'oit'),
                name: z
                  .string()
                  .describe('Name of the product, package, ticket type or add-on that was bought, as it was at the purchase.'),
                quantity: z.int().describe('Number of pieces bought of the item; a group ticket counts as one piece.'),
                totalMinor: minor('Price of all pieces of the item less the discount, without fees.'),
                responses,
                attendees: attendeesOf('item'),
              }),
            )
            .describe(
              'Items of the order: products, packages, tickets and add-ons that were bought, each with its price, answers and seats.',
            ),
        }),
      )
      .describe('Orders of the person, the oldest first, each with items, amounts and the buyer’s details. Empty when there are none.'),
    registrations: z
      .array(
        z.object({
          ref: refOfA('registration', 'grp'),
          eventRef: refOfA('event', 'evt'),
          ...personOf('person who registered'),
          name: z.string().describe('Name under which the person registered for the event.'),
          dateOfBirth,
          responses,
          source: z.string().describe('Channel through which the person registered, such as `storefront_api` or `hosted_storefront`.'),
          language,
          createdAt: at('the person registered for the event'),
          endedAt: timestamp
            .optional()
            .describe(
              'When the last seat of the registration was given back or declined, UTC timestamp. Absent while at least one seat is left.',
            ),
          attendees: attendeesOf('registration'),
        }),
      )
      .describe(
        'Registrations of the person for free events, the oldest first, each with its seats and answers. Empty when there are none.',
      ),
    ticketsGiven: z
      .array(seat.extend({ eventRef: refOfA('event', 'evt'), language, givenAt: at('the earlier holder gave the ticket to the person') }))
      .describe('Tickets that other people gave to the person, the oldest first, each with its seat and event. Empty when there are none.'),
    checkouts: z
      .array(
        z.object({
          ref: refOfA('checkout', 'chk'),
          status: z.string().describe('Status of the checkout, which is not paid: `open`, `expired` or `cancelled`.'),
          currency: currencyOf('checkout'),
          totalMinor: minor('Total price of the checkout, with delivery and fees, less the discount.'),
          createdAt: at('the checkout was opened'),
          contact: reached,
          deliveryAddress: address,
          dateOfBirth,
          language,
          responses,
          attendees: attendeesOf('checkout'),
        }),
      )
      .describe('Checkouts of the person that were not paid, the oldest first; paid ones are in `orders`. Empty when there are none.'),
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
    messages: z
      .array(
        z.object({
          ref: refOfA('message', 'msg'),
          kind: z.string().describe('Kind of the message, such as `order_confirmed`.'),
          channel: z.string().describe('Channel by which the message is sent: `email`, `sms` or `whatsapp`.'),
          recipient: z.string().describe('E-mail address or phone number that the message is sent to.'),
          state: z.string().describe('State of the message, such as `due`, `sent` or `failed`.'),
          createdAt: at('the message was planned'),
          sentAt: timestamp
            .optional()
            .describe('When the message was handed to the mail server or SMS provider, UTC timestamp. Absent when it was not sent.'),
        }),
      )
      .describe('Messages that the service sent or planned to send to the person, the oldest first. Empty when there are none.'),
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
        }),
      )
      .describe('One-time passwords that were sent to the phone number of the person, the oldest first. Empty when there are none.'),
  })
  .meta({
    id: 'PersonalFile',
    description:
      'All data that the service stores about one person, for a request of access: contact, orders, registrations, sign-ups, messages and more. Each list has the oldest entry first.',
  });
export type PersonalFileView = z.infer<typeof personalFileView>;

export function presentPersonalFile(
  contact: Contact,
  { links, orders, registrations, given: gifts, checkouts, partsPaid, subscriptions, submissions, messages, codes }: PersonalFile,
): PersonalFileView {
  return {
    contact: presentContact(contact),
    links: links.map(({ id, ...link }) => ({ ref: refOf('lnk', id), ...link })),
    orders: orders.map(presentOrder),
    registrations: registrations.map(presentRegistration),
    ticketsGiven: gifts.map(({ eventId, language: servedIn, givenAt, ...gift }) => ({
      ...presentSeat(gift),
      eventRef: refOf('evt', eventId),
      language: servedIn,
      givenAt,
    })),
    checkouts: checkouts.map(presentCheckout),
    partsPaid: partsPaid.map(({ id, checkoutId, ...part }) => ({ ref: refOf('pay', id), checkoutRef: refOf('chk', checkoutId), ...part })),
    subscriptions: subscriptions.map(({ id, ...subscription }) => ({
      ref: refOf(subscription.kind === 'newsletter' ? 'nls' : 'rsa', id),
      ...subscription,
    })),
    submissions: submissions.map(presentSubmission),
    messages: messages.map(({ id, ...message }) => ({ ref: refOf('msg', id), ...message })),
    codes: codes.map(({ id, ...code }) => ({ ref: refOf('otp', id), ...code })),
  };
}

function presentOrder({ id, number, items, ...order }: FiledOrder): PersonalFileView['orders'][number] {
  return {
    ref: refOf('ord', id),
    number: number?.toString(),
    ...order,
    items: items.map(({ id: itemId, seats, ...item }) => ({ ref: refOf('oit', itemId), ...item, attendees: seats.map(presentSeat) })),
  };
}

function presentRegistration({ id, eventId, seats, ...registration }: FiledRegistration): PersonalFileView['registrations'][number] {
  return { ref: refOf('grp', id), eventRef: refOf('evt', eventId), ...registration, attendees: seats.map(presentSeat) };
}

function presentCheckout({ id, seats, ...checkout }: FiledCheckout): PersonalFileView['checkouts'][number] {
  return { ref: refOf('chk', id), ...checkout, attendees: seats.map(presentSeat) };
}

function presentSubmission({ id, formId, answers, files, ...submission }: FiledSubmission): PersonalFileView['submissions'][number] {
  return { ref: refOf('sub', id), formRef: refOf('frm', formId), ...submission, answers: presentAnswers(answers), files: [...files] };
}

/** Returns the personal data of a seat; the seat in a cart has other fields, which say nothing about a person. */
function presentSeat({ id, name, email, phone, dateOfBirth, status, responses: answers }: FiledSeat): z.infer<typeof seat> {
  return { ref: refOf('att', id), name, email, phone, dateOfBirth, status, responses: answers };
}
