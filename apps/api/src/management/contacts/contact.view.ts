import { describedEnum, timestamp } from '@svc/contracts';
import {
  presentCustomerLink,
  storeCustomerLinkView,
  type Contact,
  type CustomerLink,
  type FiledCheckout,
  type FiledOrder,
  type FiledRegistration,
  type FiledSeat,
  type FiledSubmission,
  type PersonalFile,
} from '@svc/customers';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { modeOf } from '../page.dto';
import { presentAnswers, submittedAnswers } from '../submissions/submissions.dto';

/** Details by which a person is reached. */
const person = {
  name: z.string().optional().describe('Name of the person. Absent: none is known.'),
  email: z.string().optional().describe('E-mail address. Absent: none is known.'),
  phone: z.string().optional().describe('Phone number in E.164 form, such as `+2348031234567`. Absent: none is known.'),
};
const { linkRef, externalRef, customerRef, contactRef, linkedAt } = storeCustomerLinkView.shape;

/** Person known to the merchant. */
export const contactView = z
  .object({
    ref: z.string().describe('Ref of the contact: `con_…`.'),
    mode: modeOf('contact'),
    ...person,
    customerRef: z.string().optional().describe('Ref of the customer, `cus_…`. Absent until one of your users is linked with the contact.'),
    createdAt: timestamp.describe('When the service first met the person, UTC.'),
    erasedAt: timestamp.optional().describe('When their personal data were erased, UTC. Absent: they are there.'),
  })
  .meta({
    id: 'Contact',
    description: 'A person who bought, registered or was linked; one for each e-mail address, or phone number without one.',
  });
export type ContactView = z.infer<typeof contactView>;

export function presentContact({ id, mode, name, email, phone, customerId, createdAt, erasedAt }: Contact): ContactView {
  return {
    ref: refOf('con', id),
    mode,
    name,
    email,
    phone,
    customerRef: customerId && refOf('cus', customerId),
    createdAt: timestampOf(createdAt),
    erasedAt: erasedAt && timestampOf(erasedAt),
  };
}

/** User of the merchant, with the contacts linked to it. */
export const customerLinkView = z
  .object({
    ref: linkRef,
    externalRef,
    customerRef,
    contactRef,
    test: z.boolean().describe('True for a link made with a test key, which has no contact: its refs begin with `test_`.'),
    linkedAt,
  })
  .meta({ id: 'CustomerLink', description: 'A link between a user of yours and a contact.' });
export type CustomerLinkView = z.infer<typeof customerLinkView>;

export function presentLink(link: CustomerLink): CustomerLinkView {
  const { linkRef: ref, externalRef, customerRef, contactRef, test, linkedAt } = presentCustomerLink(link, true);
  return { ref, externalRef, customerRef, contactRef, test, linkedAt };
}

const minor = (about: string) => z.int().describe(`${about} In minor units of \`currency\`.`);
const responses = z.record(z.string(), z.unknown()).describe('Answers to questions, by the keys of the questions.');
const language = z
  .string()
  .optional()
  .describe('Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used.');
const address = z
  .record(z.string(), z.string())
  .optional()
  .describe('Address of the delivery: `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent: nothing is delivered.');
const reached = z.object(person).describe('Name and addresses that the person gave there.');
const dateOfBirth = z.string().optional().describe('Date of birth, YYYY-MM-DD. Absent: it was not asked for.');
const currency = z.string().describe('Currency of the amounts beside it (ISO 4217).');
const refOfA = (thing: string, prefix: string) => z.string().describe(`Ref of the ${thing}: \`${prefix}_…\`.`);
const at = (moment: string) => timestamp.describe(`When ${moment}, UTC.`);
const attendeesOf = (thing: string) => z.array(seat).describe(`Seats of the ${thing}, with the people on them.`);

const seat = z
  .object({
    ref: refOfA('attendee', 'att'),
    ...person,
    dateOfBirth,
    status: z.string().optional().describe('State of the seat, such as `confirmed`. Absent for a seat in a checkout that was not paid.'),
    responses,
  })
  .meta({ id: 'PersonalFileSeat', description: 'A seat with the person on it.' });

/** All stored data of one person. */
export const personalFileView = z
  .object({
    contact: contactView.describe('The person.'),
    links: z.array(z.object({ ref: linkRef, externalRef, linkedAt })).describe('Your users that are linked with the person.'),
    orders: z
      .array(
        z.object({
          ref: refOfA('order', 'ord'),
          number: z.string().optional().describe('Number of the order, as buyers read it. Absent until it is first paid.'),
          status: z.string().describe('State of the order, such as `paid`.'),
          currency,
          totalMinor: minor('Price of the order in all.'),
          paidMinor: minor('Amount that was paid.'),
          placedAt: at('the order was placed'),
          contact: reached,
          deliveryAddress: address,
          refundRequest: z
            .record(z.string(), z.string())
            .optional()
            .describe('Last refund that the person asked for, with your answer. Absent: none was asked for.'),
          responses,
          items: z
            .array(
              z.object({
                ref: refOfA('item', 'oit'),
                name: z.string().describe('Name of what was bought.'),
                quantity: z.int().describe('Pieces; a group ticket is one.'),
                totalMinor: minor('Price of the item less its discount, without fees.'),
                responses,
                attendees: attendeesOf('item'),
              }),
            )
            .describe('Products, packages, tickets and add-ons that were bought.'),
        }),
      )
      .describe('Orders of the person.'),
    registrations: z
      .array(
        z.object({
          ref: refOfA('registration', 'grp'),
          eventRef: refOfA('event', 'evt'),
          ...person,
          name: z.string().describe('Name that the person registered by.'),
          dateOfBirth,
          responses,
          source: z.string().describe('Origin of the registration, such as `storefront_api` or `hosted_storefront`.'),
          language,
          createdAt: at('they registered'),
          endedAt: timestamp.optional().describe('When the last seat was given back or declined, UTC. Absent: a seat is left.'),
          attendees: attendeesOf('registration'),
        }),
      )
      .describe('Registrations of the person for events.'),
    ticketsGiven: z
      .array(seat.extend({ eventRef: refOfA('event', 'evt'), language, givenAt: at('the ticket was given to them') }))
      .describe('Tickets that their holders gave to the person.'),
    checkouts: z
      .array(
        z.object({
          ref: refOfA('checkout', 'chk'),
          status: z.string().describe('State of the checkout: `open`, `expired` or `cancelled`.'),
          currency,
          totalMinor: minor('Price of the checkout in all.'),
          createdAt: at('it was opened'),
          contact: reached,
          deliveryAddress: address,
          dateOfBirth,
          language,
          responses,
          attendees: attendeesOf('checkout'),
        }),
      )
      .describe('Checkouts of the person that were not paid; paid ones are orders.'),
    partsPaid: z
      .array(
        z.object({
          ref: refOfA('payment', 'pay'),
          checkoutRef: refOfA('checkout that is saved up for', 'chk'),
          name: z.string().describe('Name that the person paid by.'),
          email: z.string().describe('E-mail address that the person paid by.'),
          amountMinor: minor('Amount of the part.'),
          currency,
          status: z.string().describe('State of the attempt to pay, such as `paid` or `failed`.'),
          createdAt: at('the attempt began'),
        }),
      )
      .describe('Parts of other people’s savings plans that the person paid, or tried to pay.'),
    subscriptions: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the newsletter subscription, `nls_…`, or restock alert, `rsa_…`.'),
          kind: describedEnum(['newsletter', 'restock'], 'Subject of the sign-up.', {
            newsletter: 'The newsletter.',
            restock: 'A mail when a variant can be bought again.',
          }),
          state: z.string().describe('State: `pending`, `confirmed`, `told` (a restock alert that was sent) or `ended`.'),
          email: z.string().describe('E-mail address that was signed up.'),
          name: z.string().optional().describe('Name that was given. Absent: none was.'),
          product: z.string().optional().describe('Product that a restock alert is for. Absent for the newsletter.'),
          language,
          createdAt: at('the person signed up'),
          confirmedAt: timestamp.optional().describe('When they confirmed it by mail, UTC. Absent: they have not.'),
          endedAt: timestamp
            .optional()
            .describe('When it ended: unsubscribed, or with the mail of a restock alert, UTC. Absent: it has not.'),
        }),
      )
      .describe('Newsletter and restock alerts that the e-mail address was signed up for.'),
    submissions: z
      .array(
        z.object({
          ref: refOfA('submission', 'sub'),
          formRef: refOfA('form', 'frm'),
          formSlug: z.string().describe('Slug of the form, by which storefronts read it.'),
          formName: z.string().describe('Name of the form, as its senders read it.'),
          answers: submittedAnswers,
          files: z.array(z.string()).describe('Names of the files that came with it. The submission itself has links to them.'),
          submittedAt: at('the form was sent'),
        }),
      )
      .describe('Submissions of forms with this e-mail address in a question whose `identity` is `email`.'),
    messages: z
      .array(
        z.object({
          ref: refOfA('message', 'msg'),
          kind: z.string().describe('Content of the message, such as `order_confirmed`.'),
          channel: z.string().describe('Channel: `email`, `sms` or `whatsapp`.'),
          recipient: z.string().describe('E-mail address or phone number that it goes to.'),
          state: z.string().describe('State of the message, such as `sent`, `due` or `failed`.'),
          createdAt: at('it was planned'),
          sentAt: timestamp.optional().describe('When it was sent, UTC. Absent: it was not.'),
        }),
      )
      .describe('Messages to the person.'),
    codes: z
      .array(
        z.object({
          ref: refOfA('code', 'otp'),
          to: z.string().describe('Phone number, masked: country code and last three digits. The number is not kept.'),
          country: z.string().describe('Country of the number (ISO 3166).'),
          channel: z.string().describe('Channel: `sms` or `whatsapp`.'),
          sender: z.string().describe('Owner of the number that sent it: `own`, the merchant’s, or `frontdesk`, the service’s.'),
          purpose: z.string().optional().describe('Your own label of the code. Absent: none was given.'),
          createdAt: at('it was sent'),
          delivery: z.string().optional().describe('Last report of the provider, such as `delivered`. Absent: there was none.'),
        }),
      )
      .describe('One-time passwords that were sent to the phone of the person.'),
  })
  .meta({ id: 'PersonalFile', description: 'Everything that is stored about a person, each list oldest first.' });
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
