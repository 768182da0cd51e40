import { DocumentFile } from '../document-file.mjs';
import { hasChanges, planText } from '../plan-text.mjs';

/** Command that shows the changes that applying would make. */
export const planDocument = {
  name: 'plan',
  takes: ['<file>'],
  summary: 'Show what applying a document would change',
  about:
    'The file is a workspace document in JSON or YAML; - reads standard input.\nSections that the document lacks are left alone. In sections that it has, items that it lacks are deleted.\nDropped parts that guests, orders or answers use are listed, with the number of each. A file whose revision is not the present one is compared with what is there now, and the plan says so.',
  needs: 'workspace',
  options: {
    'exit-code': { type: 'boolean', text: 'exit with 3 when there are changes' },
    'ignore-revision': { type: 'boolean', text: 'ignore the revision in the file' },
    force: { type: 'boolean', text: 'same as --ignore-revision' },
  },
  async run({ client, values, positionals: [path], env }) {
    const file = await DocumentFile.read(path, env);
    const plan = await file.put(client, { ...values, dryRun: true });
    return { data: plan, text: planText(plan, path), exitCode: values['exit-code'] && hasChanges(plan) ? 3 : 0 };
  },
};
