import { SmsSender, type SendOutcome, type Sms } from '@svc/notifications';
import { callProvider, isOfTheRequest, refusal, type ProviderAnswer } from './call-provider';

export interface TermiiOptions {
  /** `https://api.ng.termii.com`; some accounts have a host of their own. */
  baseUrl: string;
  apiKey: string;
  /** Sender id that Termii has approved. */
  from: string;
}

/** Text messages by Termii, on the channel that also reaches numbers which refuse advertising. */
export class TermiiSmsSender extends SmsSender {
  constructor(private readonly options: TermiiOptions) {
    super();
  }

  send({ to, text }: Sms): Promise<SendOutcome> {
    const { baseUrl, apiKey, from } = this.options;
    return callProvider(
      {
        url: `${baseUrl}/api/sms/send`,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ to: to.replace(/^\+/, ''), from, sms: text, type: 'plain', channel: 'dnd', api_key: apiKey }),
      },
      judge,
    );
  }
}

function judge(answer: ProviderAnswer): SendOutcome {
  const { status, body } = answer;
  if (status === 200 && body['message_id'] !== undefined) return { ok: true, providerRef: String(body['message_id']) };
  return { ok: false, permanent: isOfTheRequest(status), reason: refusal('Termii', answer, body['message']) };
}
