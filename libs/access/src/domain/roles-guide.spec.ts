/** @reads docs/management.md */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsOf } from './rights';
import { ROLE_NAMES, ROLES } from './roles';

const guide = readFileSync(join(__dirname, '../../../../docs/management.md'), 'utf8');
const WORDS: Readonly<Record<string, string>> = {
  owner: 'all',
  manager: 'all but `keys.write` and `payments.connect`',
  read_only: 'all that end in `.read`',
};

it('[D-157] the guide lists each role with its purpose and its permissions', () => {
  const rows = ROLE_NAMES.map((role) => {
    const permissions = WORDS[role] ?? [...permissionsOf({ role })].map((name) => `\`${name}\``).join(', ');
    return `| \`${role}\` | ${ROLES[role].purpose} | ${permissions} |`;
  });
  expect(guide).toContain(rows.join('\n'));
});
