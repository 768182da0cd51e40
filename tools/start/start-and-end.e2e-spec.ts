import { eventually } from '@svc/testing';
import { processesNaming } from '../database/processes.mjs';
import { Command } from '../testing/command';
import { read, RUNNING, useStarts } from './starts';

describe('npm start, and parts of it that end', () => {
  const starts = useStarts();

  it('brings back whatever part of it is killed', async () => {
    const demo = await starts.startDemo();
    const answered = () =>
      read(`${demo.baseUrl}/store/storefront`, demo.keys.secretTest).then(
        ({ ok }) => ok,
        () => false,
      );

    for (const part of [
      () => starts.processOf('dist/api/main.cjs'),
      () => starts.processOf('dist/worker/main.cjs'),
      () => processesNaming(`bin/postgres -D ${starts.dataDir}`)[0] ?? Number.NaN,
      () => processesNaming('supervisor.mjs').find((pid) => processesNaming(starts.dataDir).includes(pid)) ?? Number.NaN,
    ]) {
      const killed = part();
      process.kill(killed, 'SIGKILL');
      await eventually('another process has taken its place', () => !Number.isNaN(part()) && part() !== killed);
      await eventually('the service answers again', answered);
    }
  });

  it('stops when the npm that runs it is killed', async () => {
    const npm = new Command('npm', ['start'], starts.env);
    await npm.prints(RUNNING);
    process.kill(npm.pid, 'SIGKILL');

    await starts.nothingRuns();
  });

  it('starts empty with DEMO=off; a later start leaves the workspaces alone that were made meanwhile', async () => {
    starts.useNewDataDir();
    await starts.choosePorts();
    const empty = starts.start({ DEMO: 'off' });
    await empty.prints(RUNNING);
    const { baseUrl, operatorToken, ...rest } = starts.demoFile();
    expect(rest).not.toHaveProperty('keys');
    const workspaces = () =>
      fetch(`${baseUrl}/admin/workspaces`, { headers: { authorization: `Bearer ${operatorToken}` } }).then((response) => response.json());
    expect(await workspaces()).toMatchObject({ data: [] });
    await fetch(`${baseUrl}/admin/workspaces`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ slug: 'mine', displayName: 'Mine', timezone: 'Africa/Lagos', currencies: ['NGN'] }),
    });
    await empty.end('SIGINT');

    const next = starts.start();
    await next.prints(RUNNING);
    expect(next.output).toContain('The database has workspaces of its own, so the demo workspace is left out');
    expect(await workspaces()).toMatchObject({ data: [{ slug: 'mine' }] });
  });
});
