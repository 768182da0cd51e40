import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../testing/command';
import { describeWithMounting } from '../testing/describe-with-mounting';
import { describeWithPrometheus } from '../testing/describe-with-prometheus';
import type { Incident } from './incident';
import { INCIDENTS } from './incidents';
import { observe } from './observe';
import { type PlantedIncident, tableOf } from './report';
import { rulesIn } from './shortened-rules';
import { Stack } from './stack';

/** `npm run incidents -- --only=<names> --shorten=<factor>` sets these. */
const ONLY = process.env['INCIDENTS']?.split(',');
const SHORTEN = Number(process.env['INCIDENTS_SHORTEN'] ?? 20);
const LONG_MS = 3_600_000;

const wanted = Object.entries(INCIDENTS).filter(([name]) => !ONLY || ONLY.includes(name));
const needing = (need: Incident['needs']) => wanted.filter(([, { needs }]) => needs === need);

describeWithPrometheus('incidents', () => {
  const planted: PlantedIncident[] = [];
  let stack: Stack | undefined;

  beforeAll(async () => {
    stack = await Stack.start(SHORTEN);
  }, LONG_MS);

  afterAll(async () => {
    await stack?.stop();
    const rules = rulesIn(readFileSync(join(root, 'deploy/alerts.yaml'), 'utf8'));
    process.stdout.write(`\nDurations of the rules were divided by ${SHORTEN}.\n\n${tableOf(planted, rules, SHORTEN)}\n`);
  }, LONG_MS);

  plantEach(needing(undefined));
  if (needing('mounting').length > 0) describeWithMounting('a full disk', () => plantEach(needing('mounting')));

  /** Requires the alert of each, the section to which it leads, and its end after the incident. */
  function plantEach(incidents: readonly (readonly [string, Incident])[]): void {
    if (incidents.length === 0) return;
    it.each(incidents)(
      '[ADR 0166 r1] an incident fires its alert, which leads to its section and ends after it: %s',
      async (name, incident) => {
        const observed = await observe(incident, stack!);
        planted.push({ name, incident, observed });
        process.stdout.write(`${name}: ${JSON.stringify(observed)}\n`);
        expect(observed).toMatchObject({
          firedAfter: expect.any(Number),
          runbook: `operations.md#${incident.alert.toLowerCase()}`,
          goneAfter: expect.any(Number),
        });
      },
      LONG_MS,
    );
  }
});
