import { WhatsAppSender, type WhatsAppMessage } from '@svc/notifications';
import { callProvider, isOfTheMoment, refusal, type Fault, type ProviderAnswer, type ProviderOutcome } from './call-provider';
import { MESSAGING_WAITS } from './messaging-waits';

export interface WhatsAppOptions {
  /** Time limit of the answer, unless the caller sets one. */
  timeoutMs?: number;
  /** Address with the version: `https://graph.facebook.com/v23.0`. */
  baseUrl: string;
  phoneNumberId: string;
  accessToken: string;
}

/** Codes of permanent failures: wrong parameters, unreachable numbers, templates that are missing or do not fit. */
const PERMANENT_CODES: ReadonlySet<number> = new Set([
  100, 131008, 131009, 131021, 131026, 131047, 132000, 132001, 132005, 132007, 132012, 132015, 132016,
]);

/** Codes of temporary failures: too many requests, or an outage. */
const MOMENTARY_CODES: ReadonlySet<number> = new Set([2, 4, 80_007, 130_429, 131_000, 131_016]);

/**
 * Codes about the number itself: not on WhatsApp, the sender's own, not allowed on trial, over its limit, or held back by
 * Meta.
 */
const NUMBER_CODES: ReadonlySet<number> = new Set([130_472, 131_021, 131_026, 131_030, 131_049, 131_056]);

/** Sends template messages by the WhatsApp Cloud API. */
export class CloudWhatsAppSender extends WhatsAppSender {
  constructor(private readonly options: WhatsAppOptions) {
    super();
  }

  send(
    { to, template }: WhatsAppMessage,
    signal = AbortSignal.timeout(this.options.timeoutMs ?? MESSAGING_WAITS.textMs),
  ): Promise<ProviderOutcome> {
    const { baseUrl, phoneNumberId, accessToken } = this.options;
    return callProvider(
      {
        url: `${baseUrl}/${phoneNumberId}/messages`,
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/^\+/, ''),
          type: 'template',
          template: { name: template.name, language: { code: template.language }, components: componentsOf(template) },
        }),
      },
      judge,
      signal,
    );
  }
}

function componentsOf({ body, button }: WhatsAppMessage['template']): object[] {
  const parameters = (texts: readonly string[]) => texts.map((text) => ({ type: 'text', text }));
  const components: object[] = body.length > 0 ? [{ type: 'body', parameters: parameters(body) }] : [];
  return button === undefined
    ? components
    : [...components, { type: 'button', sub_type: 'url', index: '0', parameters: parameters([button]) }];
}

/** Judges an answer by its code, since Meta changes the texts. */
function judge(answer: ProviderAnswer): ProviderOutcome {
  const [message] = (answer.body['messages'] ?? []) as { id?: string }[];
  if (answer.status === 200 && message?.id) return { ok: true, providerRef: message.id };
  const { code, message: text } = (answer.body['error'] ?? {}) as { code?: number; message?: string };
  return {
    ok: false,
    permanent: code !== undefined && PERMANENT_CODES.has(code),
    fault: faultOf(answer.status, code),
    reason: refusal('WhatsApp', answer, code, text),
  };
}

/**
 * Returns the cause of a failure; the rest is the sender's: its token, its rights, its debts, its registration, its template,
 * or its request.
 */
function faultOf(status: number, code?: number): Fault {
  if (code === undefined) return isOfTheMoment(status) ? 'moment' : 'sender';
  if (NUMBER_CODES.has(code)) return 'number';
  return MOMENTARY_CODES.has(code) ? 'moment' : 'sender';
}
