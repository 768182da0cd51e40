import type {
  Contact,
  FiledCheckout,
  FiledMessage,
  FiledOrder,
  FiledRegistration,
  FiledSeat,
  FiledSeatOfOthers,
  FiledSubmission,
  PersonalFile,
} from '@svc/customers';
import { refOf } from '@svc/kernel';
import type { z } from 'zod';
import { presentAnswers } from '../submissions/submissions.dto';
import { presentContact } from './contact.view';
import type { AddressFileView, PersonalFileView } from './personal-file.view';
import type { seat } from './personal-parts.view';

/** Contacts of a personal file, and addresses beside its phone number. */
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
