import { describedEnum, timestamp } from '@svc/contracts';
import { ERROR_CAUSES, partInUse, pastStart } from '@svc/http';
import { UNDER_WAY, type UnderWayKind } from '@svc/access';
import { z } from 'zod';
import { ERROR_CODES, LIMIT_OWNERS } from '@svc/kernel';
import { REFUSAL_CAUSES } from '@svc/payments';
import { cancellationCounts } from '@svc/ticketing';

const UNDER_WAY_KINDS = Object.keys(UNDER_WAY) as UnderWayKind[];

const underWay = z.object({
  what: describedEnum(UNDER_WAY_KINDS, 'Kind of the work under way.', {
    plan: 'A savings plan; `refs` are `chk_…`.',
    balance: 'An order with a balance due, or that is saved up for; `refs` are `ord_…`.',
    seat: 'A seat of an event that is not over; `refs` are those of the events, `evt_…`.',
    payment: 'A payment that has begun; `refs` are those of the checkouts, `chk_…`.',
    refund: 'A refund that is not made yet; `refs` are `rfd_…`.',
    cancellation: 'A cancelled event whose seats and orders are being ended; `refs` are `evt_…`.',
    dispute: 'An open dispute about a payment; `refs` are those of the payment exceptions, `exc_…`.',
  }),
  count: z.number().int().describe('Number of things of this kind under way.'),
  refs: z.array(z.string()).describe('Refs of the first ten.'),
});

const openBusiness = z.object({
  orders: z.array(z.string()).describe('Refs of orders with a balance due: `ord_…`.'),
  attendees: z.array(z.string()).describe('Refs of seats at events that are not over: `att_…`.'),
  checkouts: z.array(z.string()).describe('Refs of open savings plans: `chk_…`.'),
});

/** Facts about refusals of either side. */
const OF_EVERY_SIDE = {
  fields: z.record(z.string(), z.string()).optional().meta({
    description:
      'Faults of the request by field: path of the field, such as `contact.email` → what is wrong, to be shown beside the input. Absent when no field is at fault.',
  }),
  more: z.number().int().optional().meta({
    description:
      'Number of entries that the longest list in `details` leaves out: lists name at most 50, faults of a document 500. Absent when nothing is left out.',
  }),
  invalid: z
    .array(z.string())
    .optional()
    .describe('Refs or codes in the request that do not exist, are not published, or are not on sale; absent when there are none.'),
  approval: z
    .array(z.string())
    .optional()
    .describe(
      'Refs of the ticket types in the request (`tkt_…`) that the merchant approves: take them by registration. They are in `invalid` as well; absent when there are none.',
    ),
  cancelled: z
    .array(z.string())
    .optional()
    .describe('Ref of the event of the request (`evt_…`), which its merchant has cancelled; absent when it is on.'),
  until: timestamp
    .nullable()
    .optional()
    .describe('End of the closing of the shop, UTC timestamp; `null` until further notice. Present only for the code `STORE_CLOSED`.'),
  note: z
    .string()
    .optional()
    .describe('Note of the merchant on the closing of the shop, plain text, to be shown to visitors. Absent when there is none.'),
  unpriced: z
    .array(z.string())
    .optional()
    .describe('Refs in the request that have no price in the currency of the request; absent when there are none.'),
  accepted: z
    .array(z.string())
    .optional()
    .describe('All values that the refused field accepts, such as currency codes or refs; absent when they cannot be listed.'),
  soldOut: z.array(z.string()).optional().describe('Refs in the request of which too few are left; absent when there are none.'),
  quantity: z
    .array(z.string())
    .optional()
    .describe('Refs in the request whose quantity, or whose number of `attendees`, is not allowed; absent when there are none.'),
  age: z
    .array(z.string())
    .optional()
    .describe(
      'Refs of the ticket types in the request (`tkt_…`) for which somebody is too young or has no date of birth; absent when there are none.',
    ),
  tickets: z
    .array(z.string())
    .optional()
    .describe('Refs of the ticket types in the request (`tkt_…`) that cost money. Present only for the code `TIER_REQUIRES_PAYMENT`.'),
  required: z
    .array(z.string())
    .optional()
    .describe('Scopes that the API key lacks, or permissions that the admin token lacks. Present for the code `INSUFFICIENT_SCOPE`.'),
  requiredKind: z.enum(['secret']).optional().meta({
    description:
      'Kind of API key that the operation needs: `secret`. Present where a publishable key was used, for which no scope is enough.',
  }),
  refusal: z
    .object({
      cause: describedEnum(REFUSAL_CAUSES, 'Objection of the payment provider.', {
        card: 'The buyer’s card.',
        buyer: 'A detail of the buyer, such as the e-mail.',
        attempt: 'This attempt alone: another one may succeed.',
        configuration: 'The merchant’s account at the provider: the merchant has to act.',
      }),
      code: z.string().optional().meta({
        description: 'Error code of the payment provider, for logs; the provider may change it. Absent when the provider gave none.',
      }),
    })
    .optional()
    .meta({
      description:
        'Refusal by the payment provider, which did not open the charge: `cause`, and the `code` of the provider. Present only for the code `PROVIDER_UNAVAILABLE`.',
    }),
  limit: describedEnum(
    LIMIT_OWNERS,
    'Limit that the request has reached: of the visitor, the destination, the key, the client address, the workspace or the recipient. Present only for the code `RATE_LIMITED`; absent for other limits, such as requests per key.',
    {
      visitor: 'The limit of the visitor whom `X-Visitor` names.',
      destination: 'The limit of the phone number that codes are sent to.',
      key_day: 'The codes that the key may send in 24 hours: no further code is sent now.',
      client: 'The limit of the IP address that the request comes from.',
      workspace_day: 'The messages to guests that the workspace may send in 24 hours.',
      recipient: 'The messages that may be sent once more to the recipient in 24 hours.',
    },
  ).optional(),
  expectedTotalMinor: z
    .number()
    .int()
    .optional()
    .describe('Total by the service’s computation, integer in the minor unit of `currency`. Present only for the code `PRICE_MISMATCH`.'),
  currency: z
    .string()
    .optional()
    .describe('ISO 4217 code of the error’s `expectedTotalMinor`. Present only for the code `PRICE_MISMATCH`.'),
  pricing: z
    .looseObject({})
    .optional()
    .describe(
      'Price of the tickets by the service’s computation, in parts: show it to the buyer, and send its `totalMinor` with the next request. Present only for the code `PRICE_MISMATCH`.',
    ),
  remaining: z
    .union([z.number().int(), z.record(z.string(), z.number().int())])
    .optional()
    .describe(
      'Number of tickets or seats left, or where the request names several things: ref → number left. Present for the codes `TIER_SOLD_OUT` and `VALIDATION_ERROR` when too few are left.',
    ),
  reason: z
    .string()
    .optional()
    .describe(
      'Reason for the refusal: a word, such as why a ticket does not admit, or a sentence about a setting that the merchant has to change. Absent for most codes.',
    ),
  setting: z.string().optional().meta({
    description:
      'Setting of the workspace with which the merchant can allow the request, such as `texts.countries`. Absent where no setting helps.',
  }),
  sender: z.enum(['own']).optional().meta({
    description: 'Sender that cannot send one-time codes: `own`, the merchant’s connected number. Absent for all other errors.',
  }),
  checkedInAt: z
    .string()
    .optional()
    .describe('When the ticket was admitted before, UTC timestamp. Present when a ticket is presented again at the door.'),
  day: z
    .object({
      key: z.string().describe('Key of the event’s day, the merchant’s own name for it.'),
      label: z.string().optional().describe('Name of the event’s day, such as `Opening night`; absent when it has none.'),
      dayDate: z.string().describe('Date of the event’s day, `YYYY-MM-DD` in the day’s time zone.'),
    })
    .optional()
    .meta({
      description:
        'Day of the event that the guest wanted to enter with the ticket: key, name and date. Present for the code `TICKET_REFUSED` when the reason concerns the day.',
    }),
  validDays: z.array(z.string()).optional().meta({
    description: 'Keys of the event’s days to which the presented ticket admits. Present when the ticket is for other days.',
  }),
  movedTo: z.string().optional().meta({
    description:
      'Present `slug` of the thing whose former slug the request used, after the merchant renamed it: repeat the request with this one. Absent for all other errors.',
  }),
};

/** Facts about refusals of the management API alone. */
const OF_MANAGEMENT = {
  openBusiness: openBusiness.optional().meta({
    description:
      'Refs of what a person has still to get or to pay, for which erasing them needs `force=true`. Absent for all other errors.',
  }),
  underWay: z.array(underWay).optional().meta({
    description:
      'Live work of the workspace that forbids its removal, by kind; empty when only time is missing. Absent for all other errors.',
  }),
  removableAt: timestamp.optional().meta({
    description: 'When a suspended workspace can be removed at the earliest: UTC timestamp. Absent for all other errors.',
  }),
  affected: z.object(cancellationCounts.shape).optional().meta({
    description:
      'Counts and amounts that a cancellation of the event would take from people, in live mode. `force=true` cancels the event all the same. Absent for all other errors.',
  }),
  intoPast: z.array(pastStart).optional().meta({
    description:
      'Starts of events and days that the change would move from the future into the past, with the times before and after. `force=true` moves them all the same. Absent for all other errors.',
  }),
  soldMinor: z
    .number()
    .int()
    .optional()
    .describe(
      'Price at which a seat was sold, before discounts, integer in the minor unit of `currency`; only a ticket type at the same price can replace its own. Present for the reason `another_price`.',
    ),
  priceMinor: z
    .number()
    .int()
    .optional()
    .describe(
      'Present price of the ticket type that a seat should get, integer in the minor unit of `currency`. Present for the reason `another_price`, unless the type has no price in that currency.',
    ),
  currency: z
    .string()
    .optional()
    .describe('ISO 4217 code of the amounts in `details`. Present for the code `PRICE_MISMATCH` and the reason `another_price`.'),
  inUse: z.array(partInUse).optional().meta({
    description:
      'Parts of the workspace, such as a ticket type, that the change would remove although they are in use: each with `kind`, `path` and counts. `force=true` removes them all the same. Absent for all other errors.',
  }),
};

/** Returns the envelope of every error (§7, decisions 3.7). */
const envelopeWith = (more: Partial<typeof OF_MANAGEMENT>) =>
  z
    .object({
      error: z
        .object({
          code: describedEnum(
            ERROR_CODES,
            'Code of the error; stable and safe to branch on. New codes may be added: fall back on the HTTP status.',
            ERROR_CAUSES,
          ),
          message: z.string().meta({
            description:
              'Message for developers that says what is wrong with the request and how to fix it, in English. The wording may change: do not branch on it.',
          }),
          retryable: z
            .boolean()
            .describe(
              'True when the same request, unchanged, may succeed later: retry after the seconds that `Retry-After` says. False when the request has to change first.',
            ),
          requestId: z
            .string()
            .meta({ description: 'Id of the refused request (`req_…`), also in the header `X-Request-Id`: name it to support.' }),
          details: z
            .object({
              ...OF_EVERY_SIDE,
              ...more,
            })
            .optional()
            .describe(
              'Facts about the error for your program, each in a field of its own, such as the faulty `fields` or the `soldOut` refs; absent when there are none.',
            ),
        })
        .describe('Error that refused the request: code, message, whether to retry, and the id of the request.'),
    })
    .meta({ id: 'Error', description: 'Body of every refusal.' });

/** Envelopes of errors, by the side of the API that answers them. */
export const ERROR_ENVELOPES = { store: envelopeWith({}), management: envelopeWith(OF_MANAGEMENT) } as const;
