/** Operator: a new workspace and its first admin token. */
export const createWorkspace = {
  name: 'workspace create',
  takes: ['<slug>'],
  summary: 'Create a workspace and its admin token',
  about: 'Requires the operator’s token. The admin token is shown only once; other commands require it.',
  needs: 'operator',
  options: {
    name: { type: 'string', value: '<name>', text: 'display name of the shop (default: the slug)' },
    timezone: { type: 'string', value: '<zone>', needed: true, text: 'time zone, such as Africa/Lagos' },
    currency: {
      type: 'string',
      multiple: true,
      value: '<code>',
      needed: true,
      text: 'currency of the shop, such as NGN; the first is the primary one',
    },
  },
  async run({ client, values, positionals: [slug] }) {
    const made = await client.call('POST', '/workspaces', {
      slug,
      displayName: values.name ?? slug,
      timezone: values.timezone,
      currencies: values.currency,
    });
    return {
      data: made,
      text: `Created ${made.slug} (${made.ref}).\nIts admin token, shown only once:\n\n  export STORE_TOKEN=${made.adminToken}`,
    };
  },
};
