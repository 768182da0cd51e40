import { DocumentFile } from '../document-file.mjs';
import { appliedText } from '../plan-text.mjs';

/** Makes the workspace what a document says. */
export const applyDocument = {
  name: 'apply',
  takes: ['<file>'],
  summary: 'Apply a document to the workspace',
  about:
    'Makes all changes or none. Preview them with plan first. - reads standard input.\nA file with a revision is refused when the workspace has changed since the export: export again, or use --ignore-revision.\nA file that drops a ticket type, day, variant or question in use by guests, orders or answers is refused, with the number of each. --force drops it anyway.',
  needs: 'workspace',
  asks: ({ positionals: [path] }) => `Make the workspace what ${path} says? What the file leaves out is removed; plan shows it.`,
  options: {
    'ignore-revision': { type: 'boolean', text: 'ignore the revision in the file' },
    force: { type: 'boolean', text: 'ignore the revision, and drop parts that guests, orders or answers use' },
  },
  async run({ client, values, positionals: [path], env }) {
    const file = await DocumentFile.read(path, env);
    const applied = await file.put(client, values);
    return { data: applied, text: appliedText(applied) };
  },
};
