import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describeWithPromtool } from '../testing/describe-with-promtool';

const run = (...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', parameters, { cwd: join(__dirname, '../../deploy'), encoding: 'utf8' });
  return { status, text: stdout + stderr };
};

describeWithPromtool('the rules of deploy/alerts.yaml', () => {
  it('[ADR 0164 r1] are rules of Prometheus', () => {
    expect(run('check', 'rules', 'alerts.yaml')).toMatchObject({ status: 0 });
  });

  it('[ADR 0164 r3] fire and are silent as their tests say', () => {
    const { status, text } = run('test', 'rules', 'alerts.test.yaml');
    expect([status, text]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});
