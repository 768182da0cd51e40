import type { SmsSender } from '@svc/notifications';
import { CloudWhatsAppSender } from './cloud-whatsapp-sender';
import { TermiiSmsSender } from './termii-sms-sender';
import { TwilioSmsSender } from './twilio-sms-sender';

const DEFAULT_HOSTS: Record<string, string> = { 'twilio:': 'api.twilio.com', 'termii:': 'api.ng.termii.com' };

/**
 * The sender that an SMS_URL names: `twilio://<account sid>:<auth token>@api.twilio.com?from=<number>`,
 * `termii://<api key>@api.ng.termii.com?from=<sender id>`.
 */
export function smsSenderOf(url: string): SmsSender {
  const { protocol, username, password, host, searchParams } = new URL(url);
  const baseUrl = `https://${host || DEFAULT_HOSTS[protocol]}`;
  // A plus that was not escaped reads as a space.
  const from = (searchParams.get('from') ?? '').replace(/^ /, '+');
  const user = decodeURIComponent(username);
  if (protocol === 'twilio:') return new TwilioSmsSender({ baseUrl, accountSid: user, authToken: decodeURIComponent(password), from });
  return new TermiiSmsSender({ baseUrl, apiKey: user, from });
}

/** The sender that a WHATSAPP_URL names: `whatsapp://<access token>@graph.facebook.com/v23.0/<phone number id>`. */
export function whatsAppSenderOf(url: string): CloudWhatsAppSender {
  const { username, host, pathname } = new URL(url);
  const [, version, phoneNumberId = ''] = pathname.split('/');
  return new CloudWhatsAppSender({ baseUrl: `https://${host}/${version}`, phoneNumberId, accessToken: decodeURIComponent(username) });
}
