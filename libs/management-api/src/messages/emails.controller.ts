import { Controller } from '@nestjs/common';
import { Operation, type WorkspaceCall } from '@svc/http';
import { Clock } from '@svc/kernel';
import { type EmailPreview, PreviewEmail, PreviewRegistrationMessages, type RegistrationDraft } from '@svc/notifications';
import { GuestList, MOST_PREVIEWED_SEATS, PreviewRegistration, type SeatPlan } from '@svc/registration';
import { eventNamed } from '../registrations/registrations.dto';
import {
  presentPreview,
  previewBody,
  type PreviewBody,
  previewView,
  type PreviewView,
  type RegistrationToPreview,
  wordingFor,
} from './email-preview.dto';
import { PreviewTurns } from './preview-turns';

/** Previews of emails. */
@Controller()
export class EmailsController {
  constructor(
    private readonly previews: PreviewEmail,
    private readonly registrations: PreviewRegistration,
    private readonly messages: PreviewRegistrationMessages,
    private readonly guests: GuestList,
    private readonly turns: PreviewTurns,
    private readonly clock: Clock,
  ) {}

  @Operation('POST /admin/emails/preview', {
    writesNothing: true,
    id: 'previewEmail',
    audience: 'workspace',
    permission: 'messages.read',
    permissionWith: { registration: 'guests.write' },
    tag: 'Messages',
    summary: 'Preview an email',
    body: previewBody,
    returns: previewView,
    description: `With a \`kind\`, returns that mail for a made-up guest, event or order. With a \`registration\`, returns all messages that such a registration would send: mails, calendar files, tickets and SMS. Nothing is sent or stored, and the links in it lead nowhere. A previewed registration has at most ${MOST_PREVIEWED_SEATS} seats, and a workspace previews one at a time: a second one gets 429 \`RATE_LIMITED\`.`,
    status: 200,
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'TIER_REQUIRES_PAYMENT', 'TIER_SOLD_OUT'],
  })
  async preview({ workspace, body }: WorkspaceCall<{ body: typeof previewBody }>): Promise<PreviewView> {
    const { kind, registration } = body;
    if (!registration) return this.ofSample(workspace, kind!, body);
    const turn = this.turns.take(workspace.id);
    try {
      return await this.ofRegistration(workspace, registration, body);
    } finally {
      turn.end();
    }
  }

  private ofSample(
    { slug, displayName, timezone, currencies, settings }: WorkspaceCall['workspace'],
    kind: NonNullable<PreviewBody['kind']>,
    body: PreviewBody,
  ): EmailPreview {
    return this.previews.execute(kind, {
      workspace: { slug, displayName, timezone, currencies },
      wording: wordingFor([kind], body) ?? settings.mailWording,
      support: settings.support,
      language: body.language,
      now: this.clock.now(),
    });
  }

  private async ofRegistration(
    { id: workspaceId, timezone, settings }: WorkspaceCall['workspace'],
    { event, override, ...request }: RegistrationToPreview,
    body: PreviewBody,
  ): Promise<PreviewView> {
    const now = this.clock.now();
    const { id: eventId, slug } = await eventNamed(this.guests, workspaceId, event);
    const store = { workspaceId, timezone, mostSeats: settings.seats.mostPerRegistration };
    const plan = await this.registrations.execute({ store, eventId, slug, request, override, language: body.language, now });
    return presentPreview(
      await this.messages.execute({
        draft: draftOf(plan),
        fact: plan.fact,
        mailsAttendees: settings.messages.attendees,
        wording: wordingFor(['registration_confirmed', 'registration_received'], body),
        now,
      }),
    );
  }
}

function draftOf({ registration: { workspaceId, id, eventId, contact, language, createdAt, seats } }: SeatPlan): RegistrationDraft {
  return {
    workspaceId,
    id,
    eventId,
    contact,
    language,
    createdAt,
    seats: seats.map(({ id: seatId, ticketTypeId, position, serial, status, name, email }) => {
      return { id: seatId, ticketTypeId, position, serial, status, name, email };
    }),
  };
}
