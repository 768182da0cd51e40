import { WhatsAppSender, type SendOutcome, type WhatsAppMessage } from '@svc/notifications';
import { callProvider, refusal, type ProviderAnswer } from './call-provider';

export interface WhatsAppOptions {
  /** With the version: `https://graph.facebook.com/v23.0`. */
  baseUrl: string;
  phoneNumberId: string;
  accessToken: string;
}

/** Parameters that are wrong, numbers that cannot be reached, templates that are missing or do not fit: the same again would fail again. */
const PERMANENT_CODES: ReadonlySet<number> = new Set([
  100, 131008, 131009, 131021, 131026, 131047, 132000, 132001, 132005, 132007, 132012, 132015, 132016,
]);

/** Template messages by the WhatsApp Cloud API. */
export class CloudWhatsAppSender extends WhatsAppSender {
  constructor(private readonly options: WhatsAppOptions) {
    super();
  }

  send({ to, template }: WhatsAppMessage): Promise<SendOutcome> {
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
    );
  }
}

function componentsOf({ body, button }: WhatsAppMessage['template']): object[] {
  const parameters = (texts: readonly string[]) => texts.map((text) => ({ type: 'text', text }));
  const components: object[] = body.length > 0 ? [{ type: 'body', parameters: parameters(body) }] : [];
  return button === undefined ? components : [...components, { type: 'button', sub_type: 'url', index: '0', parameters: parameters([button]) }];
}

/** Goes by codes, whose texts Meta changes. */
function judge(answer: ProviderAnswer): SendOutcome {
  const [message] = (answer.body['messages'] ?? []) as { id?: string }[];
  if (answer.status === 200 && message?.id) return { ok: true, providerRef: message.id };
  const { code, message: text } = (answer.body['error'] ?? {}) as { code?: number; message?: string };
  return { ok: false, permanent: code !== undefined && PERMANENT_CODES.has(code), reason: refusal('WhatsApp', answer, code, text) };
}
