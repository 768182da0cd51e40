import { existsSync } from 'node:fs';
import { eventually } from '@svc/testing';
import { processesNaming } from '../database/processes.mjs';
import { Command } from '../testing/command';

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a throw-away cluster goes with its files when the program that started it ends by %s',
  async (signal) => {
    const program = `import { startTestCluster } from './tools/test/test-cluster.mjs';
    const { url } = await startTestCluster();
    console.log(\`socket in \${new URL(url).searchParams.get('host')}.\`);
    setInterval(() => {}, 1000);`;
    const command = new Command(process.execPath, ['--input-type=module', '--eval', program], {});
    const folder = await command.prints(/socket in (\S+)\/database\/socket\./);
    expect(processesNaming(folder)).not.toEqual([]);
    await command.end(signal);
    await eventually('its files are gone', () => !existsSync(folder));
    await eventually('its processes are gone', () => processesNaming(folder).length === 0);
  },
);
