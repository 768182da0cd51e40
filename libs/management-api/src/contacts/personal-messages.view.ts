import { timestamp } from '@svc/contracts';
import { z } from 'zod';
import { at, optionalText, refOfA } from './personal-parts.view';

/** Messages to a person. */
export const filedMessages = z
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
  .describe('Messages that the service sent or planned to send to the person, the oldest first. Empty when there are none.');
