import { refOf } from '@svc/kernel';
import type { Message, Settlement } from '@svc/notifications';

/** Attempts after which an outage has lasted for about an hour, and somebody should look. */
const LASTING = 6;

/** Answers by which a carrier refuses the login of the service, and not a message. */
export const LOGIN_REFUSED = /^(535|534|530|538)\b|^Invalid login|^Missing credentials|\banswered (401|403)\b/;

/** Addresses and phone numbers, which carriers repeat in their answers. */
const RECIPIENTS = /<?[^\s<>]+@[^\s<>]+>?|\+\d[\d\s()-]{6,}\d|\b\d{8,}\b/g;

const CARRIERS = { email: 'The mail server', sms: 'The provider of SMS', whatsapp: 'WhatsApp' };
const SETTINGS = { email: 'SMTP_URL', sms: 'SMS_URL', whatsapp: 'WHATSAPP_URL' };

/** Line of the log about a message that was not sent. */
export interface FailureLine {
  level: 'error' | 'warn';
  message: string;
  fields: Record<string, unknown>;
}

/**
 * Returns the line about an attempt that failed, with ref, workspace and reason, and no address. An error is what somebody should look at:
 * a refused login, an outage of an hour, a message that was given up.
 */
export function failureLineOf(
  { id, workspaceId, kind, channel, attempts }: Pick<Message, 'id' | 'workspaceId' | 'kind' | 'channel' | 'attempts'>,
  settlement: Exclude<Settlement, { state: 'sent' }>,
): FailureLine {
  const fields = {
    ref: refOf('msg', id),
    workspace: refOf('wks', workspaceId),
    kind,
    channel,
    attempts,
    state: settlement.state,
    reason: withoutRecipients(settlement.reason),
  };
  return { ...judged(settlement, { channel, attempts }), fields };
}

function judged({ state, reason }: Settlement & { reason: string }, { channel, attempts }: Pick<Message, 'channel' | 'attempts'>) {
  const carrier = CARRIERS[channel];
  if (state === 'failed')
    return { level: 'error' as const, message: 'A message was given up. Once the cause is repaired, send it again: message retry.' };
  if (state !== 'due') return { level: 'warn' as const, message: 'A message was not sent, for the reason it has.' };
  if (LOGIN_REFUSED.test(reason))
    return {
      level: 'error' as const,
      message: `${carrier} refuses the login of the service: correct ${SETTINGS[channel]}. Messages wait, and are tried for four days.`,
    };
  if (attempts >= LASTING)
    return {
      level: 'error' as const,
      message: `${carrier} has not taken a message for an hour or longer. Messages wait, and are tried for four days.`,
    };
  return { level: 'warn' as const, message: `${carrier} did not take a message; it is tried again by itself.` };
}

/** Returns a reason without addresses and phone numbers. */
export const withoutRecipients = (reason: string): string => reason.replace(RECIPIENTS, '…');
