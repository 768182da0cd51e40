import { choice } from '../choice-option.mjs';
import { formatOf, writeDocument } from '../document-file.mjs';
import { documentText } from '../document-text.mjs';

/** The workspace as a document. */
export const exportDocument = {
  name: 'export',
  takes: ['[file]'],
  summary: 'Export the workspace as a document',
  about:
    'Without a file, or with -, the document goes to standard output, as YAML by default.\nIts revision lets apply detect changes made to the workspace since the export. Use --no-revision for a file that you keep and apply repeatedly.',
  needs: 'workspace',
  options: {
    format: choice('<format>', ['json', 'yaml'], { after: '(default: by the extension of the file)' }),
    'no-revision': { type: 'boolean', text: 'leave out the revision' },
  },
  async run({ client, values, positionals: [path = '-'], env }) {
    const format = formatOf(path, values);
    const { revision, ...rest } = await client.call('GET', '/document');
    const document = values['no-revision'] ? rest : { version: rest.version, revision, ...rest };
    if (path === '-') return { data: document, text: await documentText(document, format) };
    await writeDocument(path, await documentText(document, format), env);
    return { data: { file: path, revision }, text: `Wrote ${path}.` };
  },
};
