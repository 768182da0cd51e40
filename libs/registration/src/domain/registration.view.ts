import { attendeeStatus, type AttendeeStatus, describedEnum } from '@svc/contracts';
import { type Mode, refOf } from '@svc/kernel';
import type { EventRules } from '@svc/ticketing';
import { z } from 'zod';
import parsePhoneNumber from 'libphonenumber-js';

/**
 * Response to a guest (decisions 3.5 registration): it holds nothing that must stay hidden from a person who types in somebody else's
 * e-mail.
 */
export const storeEventRegistrationView = z
  .object({
    ref: z
      .string()
      .describe(
        'Ref of the registration’s first seat (`att_…`), given by the service; the same when the guest registers again. With a test key it begins with `test_` and names nothing.',
      ),
    status: attendeeStatus,
    test: z
      .boolean()
      .describe('True when a test key registered the guest: everything was checked, nothing was stored and nothing was sent.'),
    eventRef: z.string().describe('Ref of the event (`evt_…`) that the guest is registered for.'),
    eventSlug: z.string().describe('`slug` of the event that the guest is registered for, with which to link to the event’s page.'),
    confirmation: z
      .object({
        channel: describedEnum(['email', 'sms'], 'Channel by which the confirmation is sent to the guest.', {
          email: 'By e-mail, with calendar invite and tickets.',
          sms: 'By SMS, for guests without an e-mail address.',
        }),
        to: z
          .string()
          .describe(
            'E-mail address or phone number to which the confirmation is sent, masked, such as `a***@example.com` or `+234*******678`.',
          ),
      })
      .describe('Confirmation that the guest gets: channel and masked address. Tell the guest where to look for it.'),
  })
  .meta({
    id: 'StoreEventRegistrationView',
    description: 'A guest’s registration. It is the same for the first request and for every repeat.',
  });
export type StoreEventRegistrationView = z.infer<typeof storeEventRegistrationView>;

export interface RegistrationAnswer {
  attendeeId: string;
  status: AttendeeStatus;
  mode: Mode;
  event: Pick<EventRules, 'id' | 'slug'>;
  guestKey: string;
}

/** Presents a registration from stored data alone, so that a first one and its repeats are equal to the byte. */
export function presentRegistration({ attendeeId, status, mode, event, guestKey }: RegistrationAnswer): StoreEventRegistrationView {
  const ref = refOf('att', attendeeId);
  const isEmail = guestKey.includes('@');
  return {
    ref: mode === 'test' ? `test_${ref}` : ref,
    status,
    test: mode === 'test',
    eventRef: refOf('evt', event.id),
    eventSlug: event.slug,
    confirmation: isEmail ? { channel: 'email', to: maskedEmail(guestKey) } : { channel: 'sms', to: maskedPhone(guestKey) },
  };
}

/** Masks an e-mail, `a***@example.com`: enough to recognise one's own address. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*(?=@[^@]*$)/u, '$1***');
}

/** Masks a phone number, `+234*******678`: country code and last three digits. */
export function maskedPhone(e164: string): string {
  const code = `+${parsePhoneNumber(e164)?.countryCallingCode ?? ''}`;
  const rest = e164.slice(code.length);
  return `${code}${'*'.repeat(Math.max(0, rest.length - 3))}${rest.slice(-3)}`;
}
