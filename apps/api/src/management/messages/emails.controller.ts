import { Controller } from '@nestjs/common';
import { MAIL_LANGUAGES, WORDED_MAILS, wordingOfMail } from '@svc/contracts';
import { Clock } from '@svc/kernel';
import { type EmailPreview, PreviewEmail } from '@svc/notifications';
import { z } from 'zod';
import { Operation, type WorkspaceCall } from '../../edge';

const previewBody = z
  .object({
    kind: z.enum(WORDED_MAILS),
    language: z.enum(MAIL_LANGUAGES),
    wording: wordingOfMail.optional().describe('Words to try; without them those of the settings (`mailWording`).'),
  })
  .meta({ id: 'EmailPreviewBody' });
type PreviewBody = z.infer<typeof previewBody>;

const previewView = z
  .object({ subject: z.string(), text: z.string().describe('As mail programs without HTML show it.'), html: z.string() })
  .meta({ id: 'EmailPreview' });

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
    summary: 'See how a mail would look',
    body: previewBody,
    returns: previewView,
    description: 'About a sample: a guest, an event and an order that there are not. Nothing is sent or kept, and its links lead nowhere.',
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
