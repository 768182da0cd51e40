import { Controller } from '@nestjs/common';
import { describedEnum, MAIL_LANGUAGES, withMeanings } from '@svc/contracts';
import { idOf, refOf } from '@svc/kernel';
import { ANNOUNCED_ABOUT, ANNOUNCED_TO, AnnounceToGuests } from '@svc/notifications';
import { GuestList } from '@svc/registration';
import { z } from 'zod';
import { type Answer, answerTo, requireFound, idempotencyKeyHeader, nameOf, Operation, type RefCall } from '../../edge';

/** Query of the operation. Unknown parameters are refused, since a misspelt `dryRun` would send messages. */
const announceQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'], 'Give true or false.')
    .default('false')
    .transform((text) => text === 'true')
    .describe(
      withMeanings('Whether to write. Default: `false`.', {
        true: 'Answers how many people would be written to, and writes to nobody.',
        false: 'Writes to them.',
      }),
    ),
});
type AnnounceQuery = z.output<typeof announceQuery>;

const announcementText = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1, 'Give a text.')
    .max(150, 'Use at most 150 characters.')
    .refine((text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text), 'Use one line of letters, not control characters.')
    .describe('Subject of the mail; one line of at most 150 characters.'),
  body: z
    .string()
    .trim()
    .min(1, 'Give a text.')
    .max(10_000, 'Use at most 10,000 characters.')
    .describe('Text of the mail, plain, at most 10,000 characters; an empty line begins a new paragraph.'),
});

const announceBody = announcementText
  .extend({
    byLanguage: z
      .partialRecord(z.enum(MAIL_LANGUAGES), announcementText)
      .default({})
      .describe(
        'Subject and text for guests who were served in another language, by `en` or `fr`. The others get `subject` and `body`. Default: none.',
      ),
    who: describedEnum(ANNOUNCED_TO, 'Guests that it goes to.', {
      confirmed: 'Those with a ticket.',
      waiting: 'Those who wait for approval.',
      all: 'Both.',
    }),
    about: describedEnum(ANNOUNCED_ABOUT, 'Subject of the mail, which decides who may get it.', {
      event: 'The event.',
      other: 'Anything else: it has a link to unsubscribe, and nobody who has unsubscribed gets it.',
    }),
  })
  .meta({ id: 'EventMessageBody', description: 'Mail to guests of an event.' });
type AnnounceBody = z.output<typeof announceBody>;

const announcementView = z
  .object({
    event: z.string().describe('Ref of the event: `evt_…`.'),
    dryRun: z.boolean().describe('True when nobody was written to.'),
    recipients: z.int().describe('Number of addresses that it goes to, or would go to.'),
    unsubscribed: z.int().describe('Number of addresses that are left out because they have unsubscribed.'),
  })
  .meta({ id: 'EventMessage', description: 'How many guests a mail goes to, or would go to.' });
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
      'By e-mail, once to each address of guests, buyers of tickets and named attendees. The mails are sent after the answer; `GET /admin/messages?subject=evt_…` lists them. ' +
      'A workspace does so 20 times in 24 hours at most; more are refused as RATE_LIMITED, with `details.limit` `workspace_day`. ' +
      'A retry with the same Idempotency-Key and body writes to nobody again and answers what the first did, with the header Idempotent-Replayed. The event is named by its ref or slug.',
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
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
  }: RefCall<{ query: AnnounceQuery; body: AnnounceBody }>): Promise<Answer<AnnouncementView>> {
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
