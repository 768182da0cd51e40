import { limit } from '../limit-option.mjs';
import { handOut } from '../table-file.mjs';

const filters = {
  search: { type: 'string', value: '<text>', text: 'only with this text in an answer or in the sender’s name' },
  since: { type: 'string', value: '<time>', text: 'only those sent at or after this time, such as 2026-11-01T00:00:00Z' },
};

/** Command that lists the submissions of forms. */
export const listSubmissions = {
  name: 'submission list',
  summary: 'List form submissions, newest first',
  needs: 'workspace',
  options: { form: { type: 'string', value: '<form>', text: 'only of this form, by its slug or ref' }, ...filters, limit },
  async run({ client, values: { form, search, since, limit: most } }) {
    const sent = await client.list('/submissions', { form, search, since }, most);
    return { data: sent, text: sent.length > 0 ? sent.map(lineOf).join('\n') : 'No submissions.' };
  },
};

function lineOf({ ref, submittedAt, formSlug, sender }) {
  return `${ref}  ${submittedAt}  ${formSlug}  ${sender.name ?? sender.email ?? sender.phone ?? ''}`.trimEnd();
}

/** The submissions of a form as a table. */
export const exportSubmissions = {
  name: 'submission export',
  takes: ['<form>', '[file]'],
  summary: 'Export the submissions of a form as CSV',
  about:
    'Name the form by its slug or ref. Without a file, or with -, the table goes to standard output. With --json and no file, the submissions are printed as JSON.',
  needs: 'workspace',
  options: filters,
  async run({ client, values: { search, since, json }, positionals: [form, path = '-'], env }) {
    const query = { form, search, since };
    if (path === '-' && json) return { data: await client.list('/submissions', query), text: '' };
    return handOut(await client.text('/submissions.csv', query), path, env);
  },
};

/** For good. */
export const deleteSubmission = {
  name: 'submission delete',
  takes: ['<ref>'],
  summary: 'Delete a form submission and its files (cannot be undone)',
  asks: ({ positionals: [ref] }) => `Delete the submission ${ref} and its files for good?`,
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    await client.call('DELETE', '/submissions/{ref}', undefined, { path: { ref } });
    return { data: { ref }, text: `${ref} is deleted.` };
  },
};
