import { DocumentFile } from '../document-file.mjs';
import { appliedText } from '../plan-text.mjs';

/** Makes the workspace what a document says. */
export const applyDocument = {
  name: 'apply',
  takes: ['<file>'],
  summary: 'Make the workspace what a document says',
  about:
    'All of it or nothing; a refused document changes nothing. Look at it with plan first. - reads standard input.\nA file with a revision is refused when the workspace has changed since its export: export again, or use --force.',
  needs: 'workspace',
  options: { force: { type: 'boolean', text: 'leave the revision in the file out of account' } },
  async run({ client, values, positionals: [path], env }) {
    const file = await DocumentFile.read(path, env);
    const applied = await file.put(client, values);
    return { data: applied, text: appliedText(applied) };
  },
};
