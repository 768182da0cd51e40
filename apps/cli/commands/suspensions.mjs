import { momentText } from '../texts.mjs';

const ALL = 'Nothing is sold and nobody registers, no payment begins, and mails of the merchant do not go out. Webhooks wait.';

/** Operator: suspends a workspace. */
export const suspendWorkspace = {
  name: 'workspace suspend',
  takes: ['<workspace>'],
  summary: 'Suspend a workspace, such as for fraud',
  about: `Requires the operator’s token. ${ALL} Money under way is booked, pages of tickets and orders stay, and the merchant reads, refunds and erases. workspace resume lifts it.`,
  needs: 'operator',
  asks: ({ positionals: [workspace] }) => `Suspend the workspace ${workspace}?`,
  options: { reason: { type: 'string', value: '<text>', needed: true, text: 'reason that the merchant reads, in one line' } },
  async run({ client, positionals: [workspace], values: { reason } }) {
    const { slug, ref, suspended } = await set(client, workspace, { reason });
    const text = `${slug} (${ref}) is suspended since ${momentText(suspended.since)}: ${suspended.reason}\nworkspace resume ${slug} lifts it.`;
    return { data: { slug, ref, suspended }, text };
  },
};

/** Operator: lifts the suspension of a workspace. */
export const resumeWorkspace = {
  name: 'workspace resume',
  takes: ['<workspace>'],
  summary: 'Lift the suspension of a workspace',
  about: 'Requires the operator’s token. Webhooks that waited are sent. Mails that were withheld are sent on request: message retry.',
  needs: 'operator',
  async run({ client, positionals: [workspace] }) {
    const { slug, ref } = await set(client, workspace, null);
    return { data: { slug, ref, suspended: null }, text: `${slug} (${ref}) is not suspended any more.` };
  },
};

function set(client, workspace, suspended) {
  return client.call('PATCH', '/workspaces/{workspace}', { suspended }, { path: { workspace } });
}
