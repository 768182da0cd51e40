import { DocumentFile } from '../document-file.mjs';
import { appliedText } from '../plan-text.mjs';

/** Makes the workspace what a document says. */
export const applyDocument = {
  name: 'apply',
  takes: ['<file>'],
  summary: 'Make the workspace what a document says',
  about:
    'All of it or nothing; a refused document changes nothing. Look at it with plan first. - reads standard input.\nA file with a revision is refused when the workspace has changed since its export: export again, or use --ignore-revision.\nOne that drops a ticket type, day, variant or question which guests, orders or answers use is refused, and says how many do.',
  needs: 'workspace',
  options: {
    'ignore-revision': { type: 'boolean', text: 'leave the revision in the file out of account' },
    force: { type: 'boolean', text: 'the same, and drop what guests, orders or answers use' },
  },
  async run({ client, values, positionals: [path], env }) {
    const file = await DocumentFile.read(path, env);
    const applied = await file.put(client, values);
    return { data: applied, text: appliedText(applied) };
  },
};
