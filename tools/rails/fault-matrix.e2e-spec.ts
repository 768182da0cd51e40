import { tier } from '../test/tiers.mjs';
import { RailFixture } from './rail-fixture';
import { closingCheck } from './closing-check';
import { faultMatrix, type AddCell } from './fault-matrix.contract';
import { TestCluster } from './test-cluster';
import { cutTo, valuesOf, wholeMatrix } from './pairwise';
import { RAILS } from './rail';

const whole = wholeMatrix(RAILS);
const played = tier.faultMatrix === 'whole' ? whole : cutTo(whole, valuesOf);

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await TestCluster.open();
});
afterAll(() => cluster?.close());

describe.each(RAILS)('paying by $name when things go wrong', (rail) => {
  /** A shop of its own for each cell; when all is quiet, it has to have ended so, and nothing is wrong. */
  const playCell: AddCell = (title, _traits, ending, happens) => {
    if (!played.some((cell) => cell.rail === rail.name && cell.title === title)) return;
    it(title, async () => {
      const fixture = await RailFixture.open(cluster, rail);
      await happens(fixture);
      await fixture.comeToRest();
      expect(await closingCheck(fixture)).toEqual({ wrong: [], ...ending });
    });
  };

  faultMatrix(rail, { describe, it: playCell });
});
