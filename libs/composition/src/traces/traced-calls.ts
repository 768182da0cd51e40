import type { ProviderFetch } from '@svc/adapters/payments';
import { inSpan, refOf, type Span, traced, tracing } from '@svc/kernel';
import { type Email, EmailSender, type SendOutcome, type Sms, SmsSender } from '@svc/notifications';
import type { CodeMessage, CodeOutcome, CodeSender } from '@svc/otp';
import { type DeliveryOutcome, type SignedDelivery, WebhookSender } from '@svc/webhooks';

/**
 * Returns a `fetch` whose calls of a payment provider are spans of the current trace, and carry it to the provider. A span names the host
 * alone: a path holds references of payments.
 */
export function tracedFetch(provider: string, send: ProviderFetch): ProviderFetch {
  return (url, init = {}) => {
    const { method = 'GET' } = init;
    return traced(
      () => ({
        name: `${method} ${provider}`,
        kind: 'client',
        attributes: { 'http.request.method': method, 'server.address': new URL(url).host, 'storefront.provider': provider },
      }),
      async (span) => {
        const response = await send(url, span ? { ...init, headers: carrying(span, init.headers) } : init);
        noteStatus(span, response.status);
        return response;
      },
    );
  };
}

function carrying(span: Span, headers: RequestInit['headers']): Headers {
  const own = new Headers(headers);
  own.set('traceparent', span.context);
  return own;
}

function noteStatus(span: Span | undefined, status: number): void {
  span?.set({ 'http.response.status_code': status });
  if (status >= 400) span?.fail(String(status));
}

/** Records deliveries of webhooks in the traces of the changes that they tell of, and carries these to the receiver beside the signature. */
export class TracedWebhookSender extends WebhookSender {
  constructor(private readonly sender: WebhookSender) {
    super();
  }

  send(delivery: SignedDelivery): Promise<DeliveryOutcome> {
    const { trace, url, headers } = delivery;
    const span =
      trace === undefined
        ? undefined
        : tracing().begin(
            {
              name: 'POST webhook',
              kind: 'client',
              attributes: {
                'server.address': new URL(url).host,
                'storefront.delivery': headers['X-SVC-Webhook-Id'],
                'storefront.attempt': headers['X-SVC-Webhook-Attempt'],
              },
            },
            trace,
          );
    return inSpan(span, async () => {
      const outcome = await this.sender.send(span ? { ...delivery, headers: { ...headers, traceparent: span.context } } : delivery);
      if (outcome.kind === 'answer') noteStatus(span, outcome.status);
      else span?.fail(outcome.reason);
      return outcome;
    });
  }
}

/** Records mails in the traces of their jobs, by the ref of the message and never by its recipient. */
export class TracedEmailSender extends EmailSender {
  constructor(private readonly sender: EmailSender) {
    super();
  }

  send(email: Email): Promise<SendOutcome> {
    return tracedMessage('send email', email, () => this.sender.send(email));
  }
}

/** Records SMS as TracedEmailSender does mails. */
export class TracedSmsSender extends SmsSender {
  constructor(private readonly sender: SmsSender) {
    super();
  }

  send(sms: Sms): Promise<SendOutcome> {
    return tracedMessage('send SMS', sms, () => this.sender.send(sms));
  }
}

function tracedMessage(name: string, { id }: { id: string }, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
  return traced(
    () => ({ name, kind: 'client', attributes: { 'storefront.message': refOf('msg', id) } }),
    async (span) => {
      const outcome = await send();
      if (!outcome.ok) span?.fail(outcome.fault ?? (outcome.permanent ? 'refused' : 'try_later'));
      return outcome;
    },
  );
}

/** Records one-time codes, without their recipients. */
export class TracedCodeSender implements CodeSender {
  readonly channel = this.sender.channel;
  readonly isOff = this.sender.isOff;

  constructor(private readonly sender: CodeSender) {}

  send(message: CodeMessage): Promise<CodeOutcome> {
    return traced(
      () => ({ name: `send code by ${this.channel}`, kind: 'client' }),
      async (span) => {
        const outcome = await this.sender.send(message);
        if (!outcome.ok) span?.fail(outcome.unavailable ? 'sender' : 'number');
        return outcome;
      },
    );
  }
}
