import { MERCHANT_TARGETS } from '@svc/notifications';
import { commands } from '../../apps/cli/commands.mjs';

const NAMES = (commands as readonly { name: string }[]).map(({ name }) => name);

describe('[ADR 0117 r5] commands in mails to the merchant', () => {
  it.each(Object.entries(MERCHANT_TARGETS))('are commands of the command line: %s', (_, targetsOf) => {
    for (const target of targetsOf('wdn_1')) {
      expect(target.text).not.toMatch(/\/v1\//);
      if ('command' in target) expect(NAMES.filter((name) => `${target.command} `.startsWith(`${name} `))).toHaveLength(1);
    }
  });
});
