import { timestamp } from '@svc/contracts';
import { z } from 'zod';
import { personOf } from './contact.view';

export const optionalText = (about: string) => z.string().optional().describe(about);
export const minor = (about: string) => z.int().describe(`${about} Integer in minor units of the \`currency\` in the same object.`);
export const responses = z
  .record(z.string(), z.unknown())
  .describe(
    'Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered.',
  );
export const language = optionalText(
  'Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used.',
);
export const address = z
  .record(z.string(), z.string())
  .optional()
  .describe(
    'Delivery address of the buyer: texts by the names `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent when nothing is delivered.',
  );
export const reached = z
  .object(personOf('buyer'))
  .describe('Buyer as entered at the checkout: `name`, `email` and `phone`, as far as given.');
export const dateOfBirth = optionalText('Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it.');
export const currencyOf = (thing: string) =>
  z.string().describe(`Currency of the amounts of the ${thing} (ISO 4217 code), such as \`NGN\`.`);
export const refOfA = (thing: string, prefix: string) => z.string().describe(`Ref of the ${thing}, given by the service: \`${prefix}_…\`.`);
export const at = (moment: string) => timestamp.describe(`When ${moment}, UTC timestamp.`);
export const attendeesOf = (thing: string) =>
  z.array(seat).describe(`Seats of the ${thing}, each with the person on it. Empty when the ${thing} has no seats at an event.`);

export const seat = z
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
