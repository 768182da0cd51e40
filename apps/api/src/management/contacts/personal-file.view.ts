import { describedEnum, timestamp } from '@svc/contracts';
import {
  storeCustomerLinkView,
  type Contact,
  type FiledCheckout,
  type FiledMessage,
  type FiledOrder,
  type FiledRegistration,
  type FiledSeat,
  type FiledSeatOfOthers,
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
    language,
    ticketCode: optionalText(
      'Short code of the present ticket of the seat, such as `7QK2M9XA`. Absent for a seat in a checkout that is not paid.',
    ),
    admissions: z
      .array(
        z.object({
          day: optionalText('Key of the day of the event at which the person came in. Absent where the event has no days.'),
          at: at('the ticket was admitted at the door'),
        }),
      )
      .describe('Entries of the person at the door, the oldest first. Empty when the ticket was not admitted.'),
    responses,
  })
  .meta({ id: 'PersonalFileSeat', description: 'A seat at an event, with the person on it.' });

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
          dateOfBirth,
          language,
          returnUrl: optionalText(
            'Address on the merchant’s site to which the buyer was sent back after paying. Absent for orders without a checkout.',
          ),
          idempotencyKey: optionalText(
            '`Idempotency-Key` with which the merchant’s site opened the checkout of the order. Absent without one.',
          ),
          fulfillments: z
            .array(
              z.object({
                ref: refOfA('fulfillment', 'ful'),
                items: z
                  .array(
                    z.object({
                      ref: refOfA('item', 'oit'),
                      quantity: z.int().describe('Number of pieces of the item that were handed over.'),
                    }),
                  )
                  .describe('Items of the order that were handed over together.'),
                carrier: optionalText('Carrier that transports the pieces. Absent when none was given.'),
                trackingNumber: optionalText('Number by which the carrier tracks the pieces. Absent when none was given.'),
                trackingUrl: optionalText('Address at which the carrier shows where the pieces are. Absent when none was given.'),
                createdAt: at('the pieces were handed over'),
              }),
            )
            .describe('Fulfillments of the order, the oldest first, with their tracking. Empty when nothing was handed over.'),
          payments: z
            .array(
              z.object({
                ref: refOfA('payment', 'pay'),
                rail: z.string().describe('Way in which the money came, such as `card` or `bank_transfer`.'),
                amountMinor: minor('Amount of the payment.'),
                currency: currencyOf('payment'),
                paidAt: at('the money came'),
              }),
            )
            .describe('Payments for the order, the oldest first. Empty when nothing was paid online.'),
          refunds: z
            .array(
              z.object({
                ref: refOfA('refund', 'rfd'),
                amountMinor: minor('Amount of the refund.'),
                currency: currencyOf('refund'),
                status: z.string().describe('Status of the refund, such as `succeeded`.'),
                reason: optionalText('Reason for the refund: the merchant’s words, or that of the service. Absent when there is none.'),
                createdAt: at('the refund was asked for'),
              }),
            )
            .describe('Refunds of the order, the oldest first. Empty when nothing was refunded.'),
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
          promoterCode: optionalText('Promoter code that the person registered with. Absent when none was given.'),
          idempotencyKey: optionalText(
            '`Idempotency-Key` of the request that registered the person. Absent without one, and a day after it.',
          ),
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
          returnUrl: z.string().describe('Address on the merchant’s site to which the buyer is sent back.'),
          idempotencyKey: optionalText('`Idempotency-Key` with which the merchant’s site opened the checkout. Absent without one.'),
          responses,
          items: z
            .array(
              z.object({
                name: z.string().describe('Name of the product, package, ticket type or add-on in the checkout.'),
                quantity: z.int().describe('Number of pieces in the checkout.'),
                responses,
              }),
            )
            .describe('Lines of the checkout, each with its answers.'),
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
          lastError: optionalText('Reason why the message was not sent. Absent when there is none.'),
          providerRef: optionalText('Id of the message at the mail server or SMS provider. Absent when it gave none.'),
          tracking: z
            .object({
              carrier: optionalText('Carrier that the message names.'),
              trackingNumber: optionalText('Tracking number that the message names.'),
              trackingUrl: optionalText('Tracking link that the message names.'),
            })
            .optional()
            .describe('Tracking in a message about pieces that were handed over. Absent for other messages.'),
          announcement: z
            .object({
              eventRef: refOfA('event', 'evt'),
              subject: z.string().describe('Subject of the announcement, in the language of the person.'),
              body: z.string().describe('Text of the announcement, in the language of the person.'),
            })
            .optional()
            .describe('Announcement of the merchant to the guests of an event. Absent for other messages.'),
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

/** What a personal file is about. */
interface FiledPerson {
  contacts: readonly Contact[];
  otherEmails: readonly string[];
}

export function presentAddressFile({ contacts, otherEmails }: FiledPerson, file: PersonalFile): AddressFileView {
  const { links, given: gifts, partsPaid, subscriptions, submissions, messages, codes, confirmations, discounts } = file;
  return {
    contacts: contacts.map(presentContact),
    otherEmails: [...otherEmails],
    links: links.map(({ id, ...link }) => ({ ref: refOf('lnk', id), ...link })),
    orders: file.orders.map(presentOrder),
    registrations: file.registrations.map(presentRegistration),
    ticketsGiven: gifts.map(({ eventId, givenAt, ...gift }) => ({ ...presentSeat(gift), eventRef: refOf('evt', eventId), givenAt })),
    seats: file.seats.map(presentSeatOfOthers),
    checkouts: file.checkouts.map(presentCheckout),
    partsPaid: partsPaid.map(({ id, checkoutId, ...part }) => ({ ref: refOf('pay', id), checkoutRef: refOf('chk', checkoutId), ...part })),
    subscriptions: subscriptions.map(({ id, ...subscription }) => ({
      ref: refOf(subscription.kind === 'newsletter' ? 'nls' : 'rsa', id),
      ...subscription,
    })),
    submissions: submissions.map(presentSubmission),
    messages: messages.map(presentMessage),
    codes: codes.map(({ id, ...code }) => ({ ref: refOf('otp', id), ...code })),
    confirmations: confirmations.map(({ id, ...confirmation }) => ({ ref: refOf('cnf', id), ...confirmation })),
    discounts: discounts.map(({ checkoutId, ...use }) => ({ checkoutRef: refOf('chk', checkoutId), ...use })),
  };
}

function presentOrder({ id, number, items, fulfillments, payments, refunds, ...order }: FiledOrder): PersonalFileView['orders'][number] {
  return {
    ref: refOf('ord', id),
    number: number?.toString(),
    ...order,
    items: items.map(({ id: itemId, seats, ...item }) => ({ ref: refOf('oit', itemId), ...item, attendees: seats.map(presentSeat) })),
    fulfillments: fulfillments.map(({ id: fulfillmentId, items: pieces, ...fulfillment }) => ({
      ref: refOf('ful', fulfillmentId),
      items: pieces.map(({ itemId, quantity }) => ({ ref: refOf('oit', itemId), quantity })),
      ...fulfillment,
    })),
    payments: payments.map(({ id: paymentId, ...payment }) => ({ ref: refOf('pay', paymentId), ...payment })),
    refunds: refunds.map(({ id: refundId, ...refund }) => ({ ref: refOf('rfd', refundId), ...refund })),
  };
}

function presentRegistration({ id, eventId, seats, ...registration }: FiledRegistration): PersonalFileView['registrations'][number] {
  return { ref: refOf('grp', id), eventRef: refOf('evt', eventId), ...registration, attendees: seats.map(presentSeat) };
}

function presentCheckout({ id, items, seats, ...checkout }: FiledCheckout): PersonalFileView['checkouts'][number] {
  return { ref: refOf('chk', id), ...checkout, items: items.map((item) => ({ ...item })), attendees: seats.map(presentSeat) };
}

function presentSubmission({ id, formId, answers, files, ...submission }: FiledSubmission): PersonalFileView['submissions'][number] {
  return { ref: refOf('sub', id), formRef: refOf('frm', formId), ...submission, answers: presentAnswers(answers), files: [...files] };
}

function presentSeatOfOthers({
  eventId,
  orderId,
  registrationId,
  checkoutId,
  ...seatOfThem
}: FiledSeatOfOthers): PersonalFileView['seats'][number] {
  return {
    ...presentSeat(seatOfThem),
    eventRef: eventId && refOf('evt', eventId),
    orderRef: orderId && refOf('ord', orderId),
    registrationRef: registrationId && refOf('grp', registrationId),
    checkoutRef: checkoutId && refOf('chk', checkoutId),
  };
}

function presentMessage({ id, announcement, ...message }: FiledMessage): PersonalFileView['messages'][number] {
  return { ref: refOf('msg', id), ...message, announcement: announcement && presentAnnouncement(announcement) };
}

function presentAnnouncement({
  eventId,
  ...words
}: NonNullable<FiledMessage['announcement']>): NonNullable<PersonalFileView['messages'][number]['announcement']> {
  return { eventRef: refOf('evt', eventId), ...words };
}

/** Returns the personal data of a seat; the seat in a cart has other fields, which say nothing about a person. */
function presentSeat(filed: FiledSeat): z.infer<typeof seat> {
  const {
    id,
    name,
    email,
    phone,
    dateOfBirth: bornOn,
    status,
    language: servedIn,
    ticketCode,
    admissions = [],
    responses: answers,
  } = filed;
  return {
    ref: refOf('att', id),
    name,
    email,
    phone,
    dateOfBirth: bornOn,
    status,
    language: servedIn,
    ticketCode,
    admissions: [...admissions],
    responses: answers,
  };
}
