/** Operator: a new workspace and its first admin token. */
export const createWorkspace = {
  name: 'workspace create',
  takes: ['<slug>'],
  summary: 'Make a workspace and its admin token',
  about: 'Takes the operator’s token. The admin token in the answer is shown this once; every other command takes it.',
  needs: 'operator',
  options: {
    name: { type: 'string', value: '<name>', text: 'what people call the shop (the slug, unless told)' },
    timezone: { type: 'string', value: '<zone>', needed: true, text: 'such as Africa/Lagos' },
    currency: {
      type: 'string',
      multiple: true,
      value: '<code>',
      needed: true,
      text: 'it sells in, such as NGN; the first is its primary one',
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
      text: `Made ${made.slug} (${made.ref}).\nIts admin token, shown this once:\n\n  export STORE_TOKEN=${made.adminToken}`,
    };
  },
};
