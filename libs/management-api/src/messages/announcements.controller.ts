import { Controller } from '@nestjs/common';
import { describedEnum, LANGUAGE_TEXTS, LANGUAGES } from '@svc/contracts';
import { type Answer, answerTo, nameOf, Operation, type RefCall, requireFound } from '@svc/http';
import { idOf, refOf } from '@svc/kernel';
import { ANNOUNCED_ABOUT, ANNOUNCED_TO, AnnounceToGuests } from '@svc/notifications';
import { GuestList } from '@svc/registration';
import { z } from 'zod';
import { flag } from '../page.dto';

/** Query of the operation. Unknown parameters are refused, since a misspelt `dryRun` would send messages. */
const announceQuery = z.strictObject({
  dryRun: flag('Mode of the request: send the mail, or only count its recipients.', {
    true: 'Nothing is sent: the response has the number of recipients.',
    false: 'The mail is sent.',
  }),
});

const announcementText = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1, 'Give a text.')
    .max(150, 'Use at most 150 characters.')
    .refine((text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text), 'Use one line of letters, not control characters.')
    .describe('Subject line of the mail to the guests, one line of 1 to 150 characters of plain text.'),
  body: z
    .string()
    .trim()
    .min(1, 'Give a text.')
    .max(10_000, 'Use at most 10,000 characters.')
    .describe('Text of the mail to the guests, plain text of 1 to 10,000 characters; an empty line begins a new paragraph.'),
});

const announceBody = announcementText
  .extend({
    byLanguage: z
      .partialRecord(z.enum(LANGUAGES), announcementText)
      .default({})
      .describe(
        `Translations of the mail to the guests: an object from a language (${LANGUAGE_TEXTS.eitherCode}) to \`subject\` and \`body\`, for guests who were served in that language. All others get the \`subject\` and \`body\` of the request. Default: none.`,
      ),
    who: describedEnum(ANNOUNCED_TO, 'Guests of the event who get the mail.', {
      confirmed: 'Guests with a ticket.',
      waiting: 'Guests who wait for approval.',
      all: 'Guests with a ticket, and those who wait for approval.',
    }),
    about: describedEnum(
      ANNOUNCED_ABOUT,
      'Topic of the mail to the event’s guests, which decides whether people who have unsubscribed get it.',
      {
        event: 'The event itself, such as a new address: everyone gets it.',
        other: 'Anything else, such as an offer: it has a link to unsubscribe, and nobody who has unsubscribed gets it.',
      },
    ),
  })
  .meta({ id: 'EventMessageBody', description: 'Mail to write to the guests of an event.' });

const announcementView = z
  .object({
    event: z.string().describe('Ref of the event whose guests get the mail: `evt_…`.'),
    dryRun: z
      .boolean()
      .describe(
        'True when the mail to the event’s guests was not sent and its recipients were only counted (`dryRun=true`); false when it was sent.',
      ),
    recipients: z.int().describe('Number of e-mail addresses of guests that the mail goes to, or would go to.'),
    unsubscribed: z.int().describe('Number of e-mail addresses of guests that do not get the mail, because they have unsubscribed.'),
  })
  .meta({ id: 'EventMessage', description: 'Number of guests whom a mail goes to, or would go to.' });
type AnnouncementView = z.infer<typeof announcementView>;

/** Messages of merchants to the guests of their events. */
@Controller()
export class AnnouncementsController {
  constructor(
    private readonly guests: GuestList,
    private readonly announce: AnnounceToGuests,
  ) {}

  @Operation('POST /admin/events/:ref/messages', {
    id: 'messageGuests',
    audience: 'workspace',
    params: { ref: nameOf('event') },
    permission: 'messages.send',
    audit: 'create',
    tag: 'Messages',
    summary: 'Write to the guests of an event',
    description:
      'Sends an e-mail in the background, once to each address of the event’s guests, buyers of tickets and named attendees; `GET /admin/messages?subject=evt_…` lists the mails. ' +
      'A workspace can do so 20 times in 24 hours; more are refused as `RATE_LIMITED`, with `details.limit` `workspace_day`. ' +
      'A retry with the same Idempotency-Key and body sends nothing again and returns the first result, with the header `Idempotent-Replayed`.',
    query: announceQuery,
    body: announceBody,
    returns: announcementView,
    status: 200,
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  })
  async write({
    workspace: { id: workspaceId },
    author: by,
    params: { ref: name },
    query: { dryRun },
    body: { subject, body, ...options },
    idempotencyKey,
  }: RefCall<{ query: typeof announceQuery; body: typeof announceBody }>): Promise<Answer<AnnouncementView>> {
    const id = idOf('evt', name);
    const event = requireFound('event', await this.guests.event(workspaceId, id ? { id } : { slug: name }));
    const { isReplay, recipients, unsubscribed } = await this.announce.execute({
      ...options,
      workspaceId,
      event,
      text: { subject, body },
      dryRun,
      idempotencyKey,
      by,
    });
    return answerTo({ event: refOf('evt', event.id), dryRun, recipients, unsubscribed }, isReplay);
  }
}
