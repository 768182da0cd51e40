import { SmsSender, type SendOutcome, type Sms } from '@svc/notifications';
import { callProvider, isOfTheRequest, refusal, type ProviderAnswer } from './call-provider';

export interface TwilioOptions {
  /** `https://api.twilio.com` */
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** A number in E.164, an alphanumeric sender, or the SID of a messaging service (`MG…`). */
  from: string;
}

/** Text messages by Twilio's Messages API, 2010-04-01. */
export class TwilioSmsSender extends SmsSender {
  constructor(private readonly options: TwilioOptions) {
    super();
  }

  send({ to, text }: Sms): Promise<SendOutcome> {
    const { baseUrl, accountSid, authToken, from } = this.options;
    const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
    return callProvider(
      {
        url: `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        headers: {
          Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: to, ...sender, Body: text }).toString(),
      },
      judge,
    );
  }
}

function judge(answer: ProviderAnswer): SendOutcome {
  const { status, body } = answer;
  if (status === 201) return { ok: true, providerRef: String(body['sid']) };
  return { ok: false, permanent: isOfTheRequest(status), reason: refusal('Twilio', answer, body['code'], body['message']) };
}
