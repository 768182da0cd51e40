import type { Mailbox } from '@svc/composition';
import { Badge, Button, Card, Facts, type HostedPage, pageLocaleFor } from '@svc/hosted';
import { CHANNELS } from '@svc/notifications';
import type { ComponentChildren } from 'preact';
import type { InboxQuery } from './inbox.dto';
import { localTime, peopleOf, previewOf, relativeTime } from './inbox-entry';

type Entry = Awaited<ReturnType<Mailbox['list']>>[number];

export interface InboxPageProps {
  entries: readonly Entry[];
  query: InboxQuery;
  now: Date;
  /** True for channels whose messages go out to real people instead. */
  elsewhere: { email: boolean; sms: boolean };
}

/** Renders the list of messages, newest first. */
export function inboxPage({ entries, query, now, elsewhere }: InboxPageProps): HostedPage {
  return pageOf(
    'Inbox',
    <>
      <h1>Inbox</h1>
      <Filter {...query} />
      {elsewhere.email && <p>SMTP_URL is set: mails go to that server, and are not shown here.</p>}
      {elsewhere.sms && <p>SMS_URL is set: texts go to that provider, and are not shown here.</p>}
      {entries.length === 0 ? (
        <p class="quiet">No message yet. Register for an event, and it appears here.</p>
      ) : (
        <List {...{ entries, now }} />
      )}
    </>,
  );
}

/** Renders one message with its attachments; its HTML is shown in a frame that cannot run anything. */
export function emailPage(entry: Entry): HostedPage {
  const { id, channel, subject, text, html, headers, attachments, createdAt } = entry;
  const { from, to } = peopleOf(entry);
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
          ...(from === undefined ? [] : [['From', from] as const]),
          ['To', to],
          ['Channel', channel],
          ['Sent', <time dateTime={createdAt}>{localTime(createdAt)}</time>],
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

function List({ entries, now }: Pick<InboxPageProps, 'entries' | 'now'>) {
  return (
    <ol class="plain card rows inbox">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Row {...{ entry, now }} />
        </li>
      ))}
    </ol>
  );
}

/** One message; the dot goes once the browser has opened it. */
function Row({ entry, now }: { entry: Entry; now: Date }) {
  const { id, channel, subject, text, createdAt, attachments } = entry;
  const { from, to } = peopleOf(entry);
  return (
    <a href={`/dev/inbox/${id}`}>
      <span class="row">
        <span class="unread" aria-hidden="true">
          ●
        </span>
        <span class="who">
          {from !== undefined && (
            <>
              <bdi>{from}</bdi> →{' '}
            </>
          )}
          <bdi>{to}</bdi>
        </span>
        <Badge>{channel}</Badge>
        <time class="quiet small" dateTime={createdAt} title={localTime(createdAt)}>
          {relativeTime(createdAt, now)} · {localTime(createdAt)}
        </time>
      </span>
      {subject !== undefined && <strong>{subject}</strong>}
      <span class="quiet small preview">{previewOf(text)}</span>
      {attachments.length > 0 && <span class="quiet small">Attached: {attachments.map(({ filename }) => filename).join(', ')}</span>}
    </a>
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
  return {
    ...pageLocaleFor('en'),
    title,
    brand: { name: 'Development' },
    content: <div class="stack">{content}</div>,
    isWide: true,
    styles: INBOX_STYLE,
  };
}

const INBOX_STYLE = `
.letter{display:block;width:100%;height:46rem;border:1px solid var(--line);border-radius:var(--radius-card);background:#fff}
.inbox a{overflow-wrap:anywhere}.inbox .row{gap:.25rem .625rem}.inbox .who{flex:1;min-width:9rem}.inbox .row .small{margin:0}
.inbox a:link .unread{color:var(--accent)}.inbox a:visited .unread{color:var(--card)}
.inbox bdi{display:inline-block;max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;vertical-align:bottom}
.inbox bdi:not(:last-child){max-width:calc(100% - 1.75em)}
.inbox strong{display:-webkit-box;margin-top:.25rem;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.inbox .preview{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
`;
