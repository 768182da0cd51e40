import { timestamp } from '@svc/contracts';
import { z } from 'zod';
import { personOf } from './contact.view';
import {
  address,
  at,
  attendeesOf,
  currencyOf,
  dateOfBirth,
  language,
  minor,
  optionalText,
  reached,
  refOfA,
  responses,
} from './personal-parts.view';

/** Orders of a person, with their goods, seats and money. */
export const filedOrders = z
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
      note: optionalText('Note of the merchant on the order. Absent without one.'),
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
            name: z.string().describe('Name of the product, package, ticket type or add-on that was bought, as it was at the purchase.'),
            quantity: z.int().describe('Number of pieces bought of the item; a group ticket counts as one piece.'),
            totalMinor: minor('Price of all pieces of the item less the discount, without fees.'),
            responses,
            attendees: attendeesOf('item'),
          }),
        )
        .describe('Items of the order: products, packages, tickets and add-ons that were bought, each with its price, answers and seats.'),
    }),
  )
  .describe('Orders of the person, the oldest first, each with items, amounts and the buyer’s details. Empty when there are none.');

/** Registrations of a person. */
export const filedRegistrations = z
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
      idempotencyKey: optionalText('`Idempotency-Key` of the request that registered the person. Absent without one, and a day after it.'),
      createdAt: at('the person registered for the event'),
      endedAt: timestamp
        .optional()
        .describe(
          'When the last seat of the registration was given back or declined, UTC timestamp. Absent while at least one seat is left.',
        ),
      attendees: attendeesOf('registration'),
    }),
  )
  .describe('Registrations of the person for free events, the oldest first, each with its seats and answers. Empty when there are none.');

/** Checkouts of a person that are not paid. */
export const filedCheckouts = z
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
  .describe('Checkouts of the person that were not paid, the oldest first; paid ones are in `orders`. Empty when there are none.');
