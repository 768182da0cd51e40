/** @reads libs */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOB_QUEUES, MAINTENANCE_QUEUE } from '@svc/composition';
import { type JobKind, kindOf, kindsOf, tenantPayload } from './job-kind';

const LIBS = join(__dirname, '../../../../libs');
const kind = (queue: string): JobKind =>
  kindOf({ queue, form: tenantPayload, concurrency: 1, work: async () => undefined, due: async () => [] });

describe('the kinds of jobs', () => {
  it('are those of all processors', () => {
    const [one, other, third] = [kind('one'), kind('other'), kind('third')];
    expect(kindsOf([{ jobs: [one!, other!] }, { jobs: [third!] }], ['one', 'other', 'third'])).toEqual([one, other, third]);
  });

  it.each([
    ['a queue without a processor', ['one'], 'other has 0'],
    ['a queue with two', ['one', 'other', 'one'], 'one has 2'],
    ['a processor of a queue that is not listed', ['one', 'other', 'third'], 'third has 1 and is not listed'],
  ])('keep a worker from its start for %s', (_, queues, fault) => {
    expect(() => kindsOf([{ jobs: queues.map(kind) }], ['one', 'other'])).toThrow(`Each queue of JOB_QUEUES has one processor: ${fault}.`);
  });

  it('have every queue that a library names', () => {
    const named = readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts'))
      .flatMap((path) =>
        [...readFileSync(join(LIBS, path), 'utf8').matchAll(/^export const \w+_QUEUE = '([^']+)'/gm)].map(([, name]) => name!),
      );
    expect(named.filter((name) => name !== MAINTENANCE_QUEUE).sort()).toEqual([...JOB_QUEUES].sort());
  });
});
