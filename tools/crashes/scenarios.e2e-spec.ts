import { describeWithRedis } from '@svc/testing';
import { tier } from '../test/tiers.mjs';
import { describeWithMounting } from '../testing/describe-with-mounting';
import { describeWithPostgresql } from '../testing/describe-with-postgresql';
import { play } from './scenarios/play';
import { reportOf } from './scenarios/report';
import { SCENARIOS } from './scenarios/scenarios';
import type { Scenario } from './scenarios/scenario';

/** `npm run crashes -- --scenario=<name>` sets this; else the tier of the tests says which are played. */
const ASKED = process.env['FAULT_SCENARIOS'] || tier.faultScenarios;
const LONG_MS = 600_000;

const wanted = Object.entries(SCENARIOS).filter(([name]) => ASKED === 'all' || ASKED.split(',').includes(name));
const needing = (need: Scenario['needs']) => wanted.filter(([, { needs }]) => needs === need);

if (needing(undefined).length > 0) describe('whatever befalls the database', () => playEach(needing(undefined)));
if (needing('postgresql').length > 0)
  describeWithPostgresql('whatever befalls an ordinary PostgreSQL', () => playEach(needing('postgresql')));
if (needing('redis').length > 0) describeWithRedis('whatever befalls Redis', () => playEach(needing('redis')));
if (needing('mounting').length > 0)
  describeWithMounting('whatever befalls the disk of an ordinary PostgreSQL', () => playEach(needing('mounting')));

/** Requires that nobody waits without end, gets less than §7 says, or loses an answered write. */
function playEach(scenarios: readonly (readonly [string, Scenario])[]): void {
  it.each(scenarios)(
    '[ADR 0054 r1, ADR 0054 r2, ADR 0054 r4] nothing hangs, nothing that was answered is lost, and all is well again: %s',
    async (name, scenario) => {
      const played = await play(scenario);
      process.stdout.write(`${reportOf(name, scenario, played)}\n`);
      expect(played.broken).toEqual([]);
    },
    LONG_MS,
  );
}
