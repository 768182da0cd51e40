import { join } from 'node:path';
import { MERCHANT_TARGETS } from '@svc/notifications';

const COMMANDS = join(__dirname, '../../apps/cli/commands.mjs');

describe('[ADR 0117 r6] commands in mails to the merchant', () => {
  it.each(Object.entries(MERCHANT_TARGETS))('are commands of the command line: %s', async (_, targetsOf) => {
    const { commands } = (await import(COMMANDS)) as { commands: readonly { name: string }[] };
    for (const target of targetsOf('wdn_1')) {
      expect(target.text).not.toMatch(/\/v1\//);
      if ('command' in target) expect(commands.filter(({ name }) => `${target.command} `.startsWith(`${name} `))).toHaveLength(1);
    }
  });
});
