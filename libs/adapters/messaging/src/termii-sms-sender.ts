import { SmsSender, type Sms } from '@svc/notifications';
import { callProvider, isOfTheMoment, isOfTheRequest, refusal, type ProviderAnswer, type ProviderOutcome } from './call-provider';
import { MESSAGING_WAITS } from './messaging-waits';

export interface TermiiOptions {
  /** Until the answer is there, unless the caller says. */
  timeoutMs?: number;
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

  send({ to, text }: Sms, signal = AbortSignal.timeout(this.options.timeoutMs ?? MESSAGING_WAITS.textMs)): Promise<ProviderOutcome> {
    const { baseUrl, apiKey, from } = this.options;
    return callProvider(
      {
        url: `${baseUrl}/api/sms/send`,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ to: to.replace(/^\+/, ''), from, sms: text, type: 'plain', channel: 'dnd', api_key: apiKey }),
      },
      judge,
      signal,
    );
  }
}

/** Termii has no codes for what is wrong: not even whether it is the number. */
function judge(answer: ProviderAnswer): ProviderOutcome {
  const { status, body } = answer;
  // As a number the id would have lost its last digits.
  const id = body['message_id_str'] ?? body['message_id'];
  if (status === 200 && id !== undefined) return { ok: true, providerRef: String(id) };
  return { ok: false, permanent: isOfTheRequest(status), fault: isOfTheMoment(status) ? 'moment' : 'sender', reason: refusal('Termii', answer, body['message']) };
}
