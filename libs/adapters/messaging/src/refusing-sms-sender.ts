import { SmsSender, type SendOutcome } from '@svc/notifications';

/** Of a service that has no way to send text messages: each fails at once, for everyone to see. */
export class RefusingSmsSender extends SmsSender {
  async send(): Promise<SendOutcome> {
    return { ok: false, permanent: true, reason: 'This service sends no text messages: SMS_URL is not set.' };
  }
}
