import { SmsSender, type Sms } from '@svc/notifications';
import { callProvider, isOfTheMoment, isOfTheRequest, refusal, type Fault, type ProviderAnswer, type ProviderOutcome } from './call-provider';
import { MESSAGING_WAITS } from './messaging-waits';

export interface TwilioOptions {
  /** Until the answer is there, unless the caller says. */
  timeoutMs?: number;
  /** `https://api.twilio.com` */
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** A number in E.164, an alphanumeric sender, or the SID of a messaging service (`MG…`). */
  from: string;
  /** Where Twilio is to tell what becomes of the texts. */
  statusCallback?: string;
}

/** The number itself: none, not reachable, not among those a trial may write to, the sender's own, opted out, no way there, no mobile, a landline. */
const NUMBER_CODES: ReadonlySet<unknown> = new Set([21_211, 21_214, 21_217, 21_219, 21_266, 21_610, 21_612, 21_614, 21_635]);

/** Text messages by Twilio's Messages API, 2010-04-01. */
export class TwilioSmsSender extends SmsSender {
  constructor(private readonly options: TwilioOptions) {
    super();
  }

  send({ to, text }: Sms, signal = AbortSignal.timeout(this.options.timeoutMs ?? MESSAGING_WAITS.textMs)): Promise<ProviderOutcome> {
    const { baseUrl, accountSid, authToken, from, statusCallback } = this.options;
    const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
    return callProvider(
      {
        url: `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        headers: {
          Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: to, ...sender, Body: text, ...(statusCallback && { StatusCallback: statusCallback }) }).toString(),
      },
      judge,
      signal,
    );
  }
}

function judge(answer: ProviderAnswer): ProviderOutcome {
  const { status, body } = answer;
  if (status === 201) return { ok: true, providerRef: typeof body['sid'] === 'string' ? body['sid'] : undefined };
  return { ok: false, permanent: isOfTheRequest(status), fault: faultOf(status, body['code']), reason: refusal('Twilio', answer, body['code'], body['message']) };
}

function faultOf(status: number, code: unknown): Fault {
  if (NUMBER_CODES.has(code)) return 'number';
  return isOfTheMoment(status) ? 'moment' : 'sender';
}
