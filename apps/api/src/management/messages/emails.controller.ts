import { Controller } from '@nestjs/common';
import { describedEnum, MAIL_LANGUAGES, withMeanings, WORDED_MAILS, wordingOfMail } from '@svc/contracts';
import { Clock } from '@svc/kernel';
import { type EmailPreview, MESSAGE_MEANINGS, PreviewEmail } from '@svc/notifications';
import { z } from 'zod';
import { Operation, type WorkspaceCall } from '../../edge';

const previewBody = z
  .object({
    kind: z
      .enum(WORDED_MAILS)
      .describe(withMeanings('Mail to show.', Object.fromEntries(WORDED_MAILS.map((kind) => [kind, MESSAGE_MEANINGS[kind]])))),
    language: describedEnum(MAIL_LANGUAGES, 'Language of the mail.', { en: 'English.', fr: 'French.' }),
    wording: wordingOfMail.optional().describe('Your own words to try. Default: those of the settings (`mailWording`).'),
  })
  .meta({ id: 'EmailPreviewBody', description: 'Mail to show, with the words to try.' });
type PreviewBody = z.infer<typeof previewBody>;

const previewView = z
  .object({
    subject: z.string().describe('Subject of the mail.'),
    text: z.string().describe('Plain text, as mail programs without HTML show it.'),
    html: z.string().describe('HTML, as most mail programs show it.'),
  })
  .meta({ id: 'EmailPreview', description: 'A mail about a sample guest or order.' });

/** Previews of emails. */
@Controller()
export class EmailsController {
  constructor(
    private readonly previews: PreviewEmail,
    private readonly clock: Clock,
  ) {}

  @Operation('POST /admin/emails/preview', {
    id: 'previewEmail',
    audience: 'workspace',
    permission: 'messages.read',
    tag: 'Messages',
    summary: 'Preview an email',
    body: previewBody,
    returns: previewView,
    description: 'Shows the mail for a made-up guest, event or order. Nothing is sent or stored, and its links lead nowhere.',
    status: 200,
  })
  preview({
    workspace: { slug, displayName, timezone, currencies, settings },
    body: { kind, language, wording },
  }: WorkspaceCall<{ body: PreviewBody }>): EmailPreview {
    const tried = wording ? { [language]: { [kind]: wording } } : settings.mailWording;
    return this.previews.execute(kind, {
      workspace: { slug, displayName, timezone, currencies },
      wording: tried,
      support: settings.support,
      language,
      now: this.clock.now(),
    });
  }
}
