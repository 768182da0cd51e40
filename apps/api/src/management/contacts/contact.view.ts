import { timestamp } from '@svc/contracts';
import {
  presentCustomerLink,
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
import { presentAnswers, submittedAnswers } from '../submissions/submissions.dto';

/** Person known to the merchant. */
export const contactView = z
  .object({
    ref: z.string(),
    mode: z.enum(['live', 'test']),
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    customerRef: z.string().optional().describe('Since a user of the merchant’s own was linked.'),
    createdAt: timestamp,
    erasedAt: timestamp.optional().describe('Since when nothing personal is known any more.'),
  })
  .meta({ id: 'Contact' });
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
    ref: z.string(),
    externalRef: z.string(),
    customerRef: z.string(),
    contactRef: z.string(),
    test: z.boolean(),
    linkedAt: timestamp,
  })
  .meta({ id: 'CustomerLink' });
export type CustomerLinkView = z.infer<typeof customerLinkView>;

export function presentLink(link: CustomerLink): CustomerLinkView {
  const { linkRef: ref, externalRef, customerRef, contactRef, test, linkedAt } = presentCustomerLink(link, true);
  return { ref, externalRef, customerRef, contactRef, test, linkedAt };
}

const minor = z.int().describe('Minor units.');
const responses = z.record(z.string(), z.unknown()).describe('Answers, by the keys of the questions.');
const language = z.string().optional().describe('In which the person was served, and is written to (BCP 47).');
const address = z.record(z.string(), z.string()).optional();
const reached = z.object({ name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() });

const seat = z
  .object({
    ref: z.string(),
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    dateOfBirth: z.string().optional(),
    status: z.string().optional(),
    responses,
  })
  .meta({ id: 'PersonalFileSeat' });

/** All stored data of one person. */
export const personalFileView = z
  .object({
    contact: contactView,
    links: z.array(z.object({ ref: z.string(), externalRef: z.string(), linkedAt: timestamp })),
    orders: z.array(
      z.object({
        ref: z.string(),
        number: z.string().optional(),
        status: z.string(),
        currency: z.string(),
        totalMinor: minor,
        paidMinor: minor,
        placedAt: timestamp,
        contact: reached,
        deliveryAddress: address,
        refundRequest: z.record(z.string(), z.string()).optional().describe('The last refund that they asked for, with your answer.'),
        responses,
        items: z.array(
          z.object({ ref: z.string(), name: z.string(), quantity: z.int(), totalMinor: minor, responses, attendees: z.array(seat) }),
        ),
      }),
    ),
    registrations: z.array(
      z.object({
        ref: z.string(),
        eventRef: z.string(),
        name: z.string(),
        email: z.string().optional(),
        phone: z.string().optional(),
        dateOfBirth: z.string().optional(),
        responses,
        source: z.string(),
        language,
        createdAt: timestamp,
        endedAt: timestamp.optional(),
        attendees: z.array(seat),
      }),
    ),
    ticketsGiven: z
      .array(seat.extend({ eventRef: z.string(), language, givenAt: timestamp }))
      .describe('Tickets that were given to the person by who had them.'),
    checkouts: z
      .array(
        z.object({
          ref: z.string(),
          status: z.string(),
          currency: z.string(),
          totalMinor: minor,
          createdAt: timestamp,
          contact: reached,
          deliveryAddress: address,
          dateOfBirth: z.string().optional(),
          language,
          responses,
          attendees: z.array(seat),
        }),
      )
      .describe('Those that were not paid.'),
    partsPaid: z
      .array(
        z.object({
          ref: z.string(),
          checkoutRef: z.string(),
          name: z.string(),
          email: z.string(),
          amountMinor: minor,
          currency: z.string(),
          status: z.string(),
          createdAt: timestamp,
        }),
      )
      .describe('Parts of what others save up for, that were paid or tried to be by the link for others.'),
    subscriptions: z
      .array(
        z.object({
          ref: z.string(),
          kind: z.enum(['newsletter', 'restock']),
          state: z.string(),
          email: z.string(),
          name: z.string().optional(),
          product: z.string().optional(),
          language,
          createdAt: timestamp,
          confirmedAt: timestamp.optional(),
          endedAt: timestamp.optional(),
        }),
      )
      .describe('The newsletter and restock alerts that the e-mail has signed up for.'),
    submissions: z
      .array(
        z.object({
          ref: z.string(),
          formRef: z.string(),
          formSlug: z.string(),
          formName: z.string(),
          answers: submittedAnswers,
          files: z.array(z.string()).describe('Names of the files that came with it. The submission itself has links to them.'),
          submittedAt: timestamp,
        }),
      )
      .describe('Submissions of forms with this e-mail in a question with the `identity` `email`.'),
    messages: z.array(
      z.object({
        ref: z.string(),
        kind: z.string(),
        channel: z.string(),
        recipient: z.string(),
        state: z.string(),
        createdAt: timestamp,
        sentAt: timestamp.optional(),
      }),
    ),
    codes: z
      .array(
        z.object({
          ref: z.string(),
          to: z.string().describe('Masked: the number is not kept.'),
          country: z.string(),
          channel: z.string(),
          sender: z.string(),
          purpose: z.string().optional(),
          createdAt: timestamp,
          delivery: z.string().optional(),
        }),
      )
      .describe('One-time passwords that were sent to the phone.'),
  })
  .meta({ id: 'PersonalFile' });
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
