import type { Mailbox } from '@svc/composition';
import { CHANNELS } from '@svc/notifications';
import type { ComponentChildren } from 'preact';
import { Badge, Button, Card, Facts, type HostedPage } from '../hosted/page';
import { pageLocaleFor } from '../hosted/page-locale';
import type { InboxQuery } from './inbox.dto';

type Entry = Awaited<ReturnType<Mailbox['list']>>[number];

export interface InboxPageProps {
  entries: readonly Entry[];
  query: InboxQuery;
  /** True for channels whose messages go out to real people instead. */
  elsewhere: { email: boolean; sms: boolean };
}

/** Renders the list of messages, newest first. */
export function inboxPage({ entries, query, elsewhere }: InboxPageProps): HostedPage {
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

/** Renders one message with its attachments; its HTML is shown in a frame that cannot run anything. */
export function emailPage(entry: Entry): HostedPage {
  const { id, channel, to, subject, text, html, headers, attachments, createdAt } = entry;
  const path = `/dev/inbox/${id}`;
  return pageOf(
    subject ?? text,
    <>
      <p>
        <a href="/dev/inbox">Inbox</a>
      </p>
      <h1>{subject ?? `Message to ${to}`}</h1>
      <Facts
        of={[
          ['To', to],
          ['Channel', channel],
          ['Sent', createdAt],
        ]}
      />
      {attachments.length > 0 && (
        <Card>
          <h2>Attachments</h2>
          <ul class="plain tight">
            {attachments.map(({ filename, contentType }, index) => (
              <li key={filename}>
                <a href={`${path}/attachments/${index}/${encodeURIComponent(filename)}`}>{filename}</a>{' '}
                <span class="quiet small">{contentType}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {html === undefined ? (
        <Text text={text} />
      ) : (
        <iframe
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`${path}/email.html`}
          title="The email as a mail program shows it"
          class="letter"
        />
      )}
      {html !== undefined && (
        <details>
          <summary>As plain text</summary>
          <Text text={text} />
        </details>
      )}
      <details>
        <summary>Headers</summary>
        <Facts of={Object.entries(headers).map(([name, value]) => [name, String(value)] as const)} />
      </details>
    </>,
  );
}

function List({ entries }: Pick<InboxPageProps, 'entries'>) {
  return (
    <ol class="plain card rows">
      {entries.map(({ id, channel, to, subject, text, createdAt, attachments }) => (
        <li key={id}>
          <a href={`/dev/inbox/${id}`}>
            <Badge>{channel}</Badge> <strong>{subject ?? text}</strong>
            <span class="quiet small">
              {to} · {createdAt}
              {attachments.length > 0 && ` · ${attachments.map(({ filename }) => filename).join(', ')}`}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Filter({ to, channel }: InboxQuery) {
  return (
    <form action="/dev/inbox" class="row end">
      <div class="field">
        <label for="to">To</label>
        <input id="to" name="to" value={to} maxLength={320} />
      </div>
      <div class="field">
        <label for="channel">Channel</label>
        <select id="channel" name="channel">
          <option value="">all</option>
          {CHANNELS.map((one) => (
            <option key={one} selected={one === channel}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <Button second>Show</Button>
    </form>
  );
}

/** Renders a text with its links as links. */
function Text({ text }: { text: string }) {
  return (
    <Card>
      <p class="prose">{text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? <a href={part}>{part}</a> : part))}</p>
    </Card>
  );
}

function pageOf(title: string, content: ComponentChildren): HostedPage {
  return { ...pageLocaleFor('en'), title, brand: { name: 'Development' }, content: <div class="stack">{content}</div>, isWide: true };
}
