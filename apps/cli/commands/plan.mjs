import { DocumentFile } from '../document-file.mjs';
import { hasChanges, planText } from '../plan-text.mjs';

/** Command that shows the changes that applying would make. */
export const planDocument = {
  name: 'plan',
  takes: ['<file>'],
  summary: 'Show what applying a document would change',
  about:
    'The file is a workspace document in JSON or YAML; - reads standard input.\nA section that the document lacks is left alone; of one that it has, what is not in it is deleted.\nWhat is dropped although guests, orders or answers use it is named, with how many do.',
  needs: 'workspace',
  options: {
    'exit-code': { type: 'boolean', text: 'end with 3 when there are changes' },
    'ignore-revision': { type: 'boolean', text: 'leave the revision in the file out of account' },
    force: { type: 'boolean', text: 'the same' },
  },
  async run({ client, values, positionals: [path], env }) {
    const file = await DocumentFile.read(path, env);
    const plan = await file.put(client, { ...values, dryRun: true });
    return { data: plan, text: planText(plan, path), exitCode: values['exit-code'] && hasChanges(plan) ? 3 : 0 };
  },
};
