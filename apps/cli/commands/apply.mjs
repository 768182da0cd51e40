import { DocumentFile } from '../document-file.mjs';
import { appliedText } from '../plan-text.mjs';

/** Makes the workspace what a document says. */
export const applyDocument = {
  name: 'apply',
  takes: ['<file>'],
  summary: 'Apply a document to the workspace',
  about:
    'Makes all changes or none. Preview them with plan first. - reads standard input.\nA file with a revision is refused when the workspace has changed since the export: export again, or use --ignore-revision.\nA file that drops a ticket type, day, variant or question in use by guests, orders or answers is refused, with the number of each, and so is a file that moves the start of an event or a day from the future into the past. --force applies it anyway.',
  needs: 'workspace',
  asks: ({ positionals: [path] }) => `Make the workspace what ${path} says? What the file leaves out is removed; plan shows it.`,
  options: {
    'ignore-revision': { type: 'boolean', text: 'ignore the revision in the file' },
    force: { type: 'boolean', text: 'ignore the revision, drop parts in use, and move starts into the past' },
  },
  async run({ client, values, positionals: [path], env }) {
    const file = await DocumentFile.read(path, env);
    const applied = await file.put(client, values);
    return { data: applied, text: appliedText(applied) };
  },
};
