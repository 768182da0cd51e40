import type { Email } from 'postal-mime';
import type { SmtpSink } from '../sinks/smtp-sink';

/** Response with a page. */
export interface OpenedPage {
  status: number;
  headers: Headers;
  html: string;
}

/**
 * Returns a function that opens pages of a shop by the path below its slug, or by an address in a mail; it posts a form when there is a
 * body.
 */
export function opener(service: () => string, slug: string) {
  return async (address: string, body?: string, headers: Record<string, string> = {}): Promise<OpenedPage> => {
    const { pathname, search } = new URL(address, `https://any.example/${slug}/`);
    const form = {
      method: 'POST',
      redirect: 'manual' as const,
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    };
    const answer = await fetch(service() + pathname + search, body === undefined ? {} : form);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
}

/** A mail to a subscriber, with its links. */
export interface SubscriberMail {
  mail: Email;
  /** Address that confirms; empty in a mail without confirmation. */
  confirm: string;
  /** Address that unsubscribes. */
  end: string;
  header(name: string): string | undefined;
}

/** Waits for the mail number `count` to a subscriber. Throws when it does not arrive. */
export async function subscriberMail(sink: SmtpSink, email: string, count = 1): Promise<SubscriberMail> {
  const mail = (await sink.mailsTo(email, count))[count - 1]!;
  const linkTo = (page: string) => new RegExp(`http\\S+/${page}\\?t=\\S+`).exec(mail.text ?? '')?.[0] ?? '';
  return {
    mail,
    confirm: linkTo('confirm'),
    end: linkTo('unsubscribe'),
    header: (name) => mail.headers.find(({ key }) => key === name)?.value,
  };
}
