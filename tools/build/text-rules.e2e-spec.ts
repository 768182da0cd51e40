import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { casesOf } from '@svc/testing';
import { textRuleSpecs } from './text-rules.mjs';

const root = process.cwd();
/** Specs that draw documents take most of the time. */
const specs = casesOf(textRuleSpecs(root), (spec) => !spec.startsWith('libs/adapters/documents/'));

describe('the rules of text', () => {
  it('[ADR 0076 r1] pass their unit tests as they are built and started', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tools/build/built-specs.mjs'), ...specs], {
      maxBuffer: 2 ** 26,
    });
    const { passed, failures } = JSON.parse(stdout) as { passed: number; failures: string[] };
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(250);
  });
});
