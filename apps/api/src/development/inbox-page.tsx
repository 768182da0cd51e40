import type { Mailbox } from '@svc/composition';
import { CHANNELS } from '@svc/notifications';
import type { ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import type { InboxQuery } from './inbox.dto';
import { INBOX_STYLE } from './inbox-style';

type Entry = Awaited<ReturnType<Mailbox['list']>>[number];

export interface InboxPageProps {
  entries: readonly Entry[];
  query: InboxQuery;
  /** Channels whose messages go out to real people instead. */
  elsewhere: { email: boolean; sms: boolean };
}

/** The list of messages, newest first. */
export function inboxPage({ entries, query, elsewhere }: InboxPageProps): string {
  return pageOf(
    'Inbox',
    <>
      <h1>Inbox</h1>
      <Filter {...query} />
      {elsewhere.email && <p>SMTP_URL is set: mails go to that server, and are not shown here.</p>}
      {elsewhere.sms && <p>SMS_URL is set: texts go to that provider, and are not shown here.</p>}
      {entries.length === 0 ? <p class="quiet">No message yet. Register for an event, and it appears here.</p> : <List entries={entries} />}
    </>,
  );
}

/** One message with its attachments; its HTML stands in a frame that can run nothing. */
export function letterPage(entry: Entry): string {
  const { id, channel, to, subject, text, html, headers, attachments, createdAt } = entry;
  const path = `/dev/inbox/${id}`;
  return pageOf(
    subject ?? text,
    <>
      <p>
        <a href="/dev/inbox">Inbox</a>
      </p>
      <h1>{subject ?? `Message to ${to}`}</h1>
      <dl>
        <Term name="To">{to}</Term>
        <Term name="Channel">{channel}</Term>
        <Term name="Sent">{createdAt}</Term>
      </dl>
      {attachments.length > 0 && <h2 class="quiet">Attachments</h2>}
      <ul>
        {attachments.map(({ filename, contentType }, index) => (
          <li>
            <a href={`${path}/attachments/${index}/${encodeURIComponent(filename)}`}>{filename}</a> <span class="quiet">{contentType}</span>
          </li>
        ))}
      </ul>
      {html === undefined ? <Text text={text} /> : <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src={`${path}/letter.html`} title="The letter as a mail program shows it" />}
      {html !== undefined && (
        <details>
          <summary>As plain text</summary>
          <Text text={text} />
        </details>
      )}
      <details>
        <summary>Headers</summary>
        <dl>
          {Object.entries(headers).map(([name, value]) => (
            <Term name={name}>{value}</Term>
          ))}
        </dl>
      </details>
    </>,
  );
}

function List({ entries }: Pick<InboxPageProps, 'entries'>) {
  return (
    <ol>
      {entries.map(({ id, channel, to, subject, text, createdAt, attachments }) => (
        <li>
          <a class="message" href={`/dev/inbox/${id}`}>
            <span class="badge">{channel}</span>
            <strong>{subject ?? text}</strong>
            <div class="quiet">
              {to} · {createdAt}
              {attachments.length > 0 && ` · ${attachments.map(({ filename }) => filename).join(', ')}`}
            </div>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Filter({ to, channel }: InboxQuery) {
  return (
    <form action="/dev/inbox">
      <label>
        To
        <input name="to" value={to} maxLength={320} />
      </label>
      <label>
        Channel
        <select name="channel">
          <option value="">all</option>
          {CHANNELS.map((one) => (
            <option selected={one === channel}>{one}</option>
          ))}
        </select>
      </label>
      <button>Show</button>
    </form>
  );
}

function Term({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Links in a text can be followed. */
function Text({ text }: { text: string }) {
  return <pre>{text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? <a href={part}>{part}</a> : part))}</pre>;
}

function pageOf(title: string, content: ComponentChildren): string {
  return `<!doctype html>${render(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Development`}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: INBOX_STYLE }} />
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  )}`;
}
