/** @reads docs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costs, needs, withSizing } from './sizing';

const guide = readFileSync(join(__dirname, '../../docs/operations-guide.md'), 'utf8');
const COST = {
  reads: { service: 40, database: 1 },
  openings: { service: 400, database: 300 },
  registrations: { service: 200, database: 200 },
  mails: { service: 10_000, database: 1_000 },
};

describe('the sizing tables of the operations guide', () => {
  it('are calculated from docs/performance.md (npm run docs:generate)', () => {
    expect(withSizing(guide)).toBe(guide);
  });

  it('plan each core half used, and two processes of each kind at least', () => {
    expect(needs({ reads: 10_000, openings: 500, registrations: 1_000, mails: 150 }, COST)).toEqual({
      apis: 2, // (0.4 + 0.2 + 0.2) / 0.5 = 1.6
      workers: 3, // 1.5 / 0.5
      serviceCores: expect.closeTo(4.6),
      databaseCores: expect.closeTo(1.02), // (0.01 + 0.15 + 0.2 + 0.15) / 0.5
      memoryGb: (2 * 1_536 + 3 * 2_080) / 1_024,
      connections: 80,
    });
    const { apis, workers } = needs({ reads: 1, openings: 1, registrations: 1, mails: 1 }, COST);
    expect([apis, workers]).toEqual([2, 2]);
  });

  it('name the line that docs/performance.md lacks', () => {
    expect(() => costs('# Performance\n')).toThrow('docs/performance.md has no “product detail, 1,000 at random” under “Reads”.');
  });
});
