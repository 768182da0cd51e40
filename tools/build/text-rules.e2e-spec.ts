import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

describe('the rules of text', () => {
  it('[ADR 0076 r1] pass their unit tests as they are built and started', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(process.cwd(), 'tools/build/built-specs.mjs')], {
      maxBuffer: 2 ** 26,
    });
    const { passed, failures } = JSON.parse(stdout) as { passed: number; failures: string[] };
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(250);
  });
});
