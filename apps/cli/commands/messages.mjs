import { choice } from '../choice-option.mjs';
import { UsageError } from '../errors.mjs';
import { limit } from '../limit-option.mjs';

/** Command that lists mails and texts to people. */
export const listMessages = {
  name: 'message list',
  summary: 'List e-mails, SMS and WhatsApp messages, newest first',
  needs: 'workspace',
  options: {
    channel: choice('<channel>', ['email', 'sms', 'whatsapp'], { before: 'only' }),
    state: choice('<state>', ['due', 'sending', 'sent', 'failed', 'skipped', 'withheld'], { before: 'only' }),
    to: { type: 'string', value: '<recipient>', text: 'only those to this e-mail address or phone number' },
    limit,
  },
  async run({ client, values: { channel, state, to, limit: most } }) {
    const messages = await client.list('/messages', { channel, state, to }, most);
    return { data: messages, text: messages.length > 0 ? messages.map(messageLine).join('\n') : 'No messages.' };
  },
};

/** Most requests of one command. */
const MOST_REQUESTS = 10_000;

/** Options by which failed messages are chosen. */
const filters = {
  since: { type: 'string', value: '<moment>', text: 'only messages planned since this time, such as 2026-12-01T22:00:00Z' },
  until: { type: 'string', value: '<moment>', text: 'only messages planned before this time (default: now)' },
  kind: { type: 'string', multiple: true, value: '<kind>', text: 'only messages of this kind; may be repeated' },
  channel: choice('<channel>', ['email', 'sms', 'whatsapp'], { before: 'only' }),
  reason: { type: 'string', value: '<text>', text: 'only messages whose error contains this text, such as 535' },
  'dry-run': { type: 'boolean', text: 'count, and send nothing' },
};

/** Command that sends failed messages again: one, or all of an outage. */
export const retryMessages = {
  name: 'message retry',
  takes: ['[message]'],
  summary: 'Send failed messages again: one, or all that failed since a time',
  about:
    'Give the ref of a message, or --failed with --since. With --dry-run nothing is sent: the failed messages are counted by kind and reason. Limits by recipient hold, and what is no longer of use is skipped.',
  needs: 'workspace',
  options: { failed: { type: 'boolean', text: 'all failed messages that match the other options' }, ...filters },
  async run({ client, positionals: [ref], values, complain }) {
    const { failed, since } = values;
    if (ref !== undefined && failed) throw new UsageError('Give the ref of one message, or --failed, not both.');
    if (ref !== undefined) return retryOne(client, ref);
    if (!failed || !since) throw new UsageError('Give the ref of a message, or --failed with --since <moment>.');
    const data = await retryAll(client, ['/messages/retry'], values, complain);
    return { data, text: summaryText(data) };
  },
};

/** Command that sends a message once more that was sent, such as a lost ticket. */
export const resendMessage = {
  name: 'message resend',
  takes: ['<message>'],
  summary: 'Send a message once more that was sent, such as a lost ticket',
  about:
    'It is written as of now, and goes to the same recipient. Codes, and what is no longer true, are not sent once more. One recipient gets 20 such messages a day. For a message that failed, use message retry.',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const message = await client.call('POST', '/messages/{message}/resend', undefined, { path: { message: ref } });
    return { data: message, text: `${message.ref} (${message.kind}) is being sent to ${message.recipient}.` };
  },
};

/** Operator: sends failed messages of one workspace, or of all, again. */
export const retryWorkspaceMessages = {
  name: 'workspace retry-messages',
  takes: ['[workspace]'],
  summary: 'Send failed messages of a workspace, or of all workspaces, again',
  about:
    'Requires the operator’s token. Without a workspace, every workspace is gone through, such as after an outage of the mail server. With --dry-run nothing is sent.',
  needs: 'operator',
  options: { ...filters, since: { ...filters.since, needed: true } },
  async run({ client, positionals: [slug], values, complain }) {
    const slugs = slug === undefined ? (await client.list('/workspaces', {})).map((workspace) => workspace.slug) : [slug];
    const workspaces = [];
    for (const each of slugs) {
      const path = ['/workspaces/{workspace}/messages/retry', { path: { workspace: each } }];
      workspaces.push({ workspace: each, ...(await retryAll(client, path, values, complain)) });
    }
    const affected = workspaces.filter(({ matched }) => matched > 0);
    const text = affected.map((each) => `${each.workspace}\n${summaryText(each)}`).join('\n\n');
    return { data: workspaces, text: text || 'No failed messages match.' };
  },
};

/** Repeats the request until nothing is left, and reports its progress. */
async function retryAll(
  client,
  [address, options = {}],
  { since, until, kind: kinds, channel, reason, 'dry-run': isDryRun = false },
  complain,
) {
  const body = { since, until: until ?? new Date().toISOString(), kinds, channel, reason };
  const request = (dryRun) => client.call('POST', address, body, { ...options, query: { dryRun: String(dryRun) } });
  const first = await request(isDryRun);
  let { retried, left } = first;
  for (let requests = 1, made = retried; !isDryRun && left > 0 && made > 0 && requests < MOST_REQUESTS; requests += 1) {
    complain(`${retried} of ${first.matched} messages are due again.`);
    const next = await request(false);
    made = next.retried;
    retried += made;
    left = next.left;
  }
  return { ...first, retried, left };
}

async function retryOne(client, ref) {
  const message = await client.call('POST', '/messages/{message}/retry', undefined, { path: { message: ref } });
  return { data: message, text: `${message.ref} (${message.kind}) is being sent again.` };
}

const counted = (count) => `${count} failed ${count === 1 ? 'message' : 'messages'}`;

function summaryText({ dryRun, matched, retried, byKind, byReason }) {
  if (matched === 0) return 'No failed messages match.';
  const lines = (list, name) => list.map((each) => `  ${String(each.count).padStart(6)}  ${each[name]}`);
  const end = dryRun ? `${counted(matched)} would be sent again.` : `${counted(retried)} ${retried === 1 ? 'is' : 'are'} being sent again.`;
  return ['By kind:', ...lines(byKind, 'kind'), 'By reason:', ...lines(byReason, 'reason'), end].join('\n');
}

function messageLine({ ref, createdAt, channel, state, kind, recipient, error }) {
  return [ref, createdAt, channel.padEnd(8), state.padEnd(8), kind, recipient, error].filter(Boolean).join('  ');
}
