import { choice } from '../choice-option.mjs';
import { formatOf, writeDocument } from '../document-file.mjs';
import { documentText } from '../document-text.mjs';

/** The workspace as a document. */
export const exportDocument = {
  name: 'export',
  takes: ['[file]'],
  summary: 'Write the workspace as a document',
  about:
    'Without a file, or with -, it goes to standard output, as YAML unless told otherwise.\nThe revision in it lets apply notice that the workspace has changed meanwhile; a file that is kept and applied again and again is better without.',
  needs: 'workspace',
  options: {
    format: choice('<format>', ['json', 'yaml'], { after: '(what the name of the file ends with, unless told)' }),
    'no-revision': { type: 'boolean', text: 'leave the revision out' },
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
