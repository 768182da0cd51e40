import { tier } from '../test/tiers.mjs';
import { Booth } from './booth';
import { closingCheck } from './closing-check';
import { faultMatrix, type AddCell } from './fault-matrix.contract';
import { House } from './house';
import { cutPairwise, wholeMatrix } from './pairwise';
import { RAILS } from './rail';

const whole = wholeMatrix(RAILS);
const played = tier.faultMatrix === 'whole' ? whole : cutPairwise(whole);

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house?.close());

describe.each(RAILS)('paying by $name when things go wrong', (rail) => {
  /** A shop of its own for each cell; when all is quiet, it has to have ended so, and nothing is wrong. */
  const playCell: AddCell = (title, _traits, ending, happens) => {
    if (!played.some((cell) => cell.rail === rail.name && cell.title === title)) return;
    it(title, async () => {
      const booth = await Booth.open(house, rail);
      await happens(booth);
      await booth.comeToRest();
      expect(await closingCheck(booth)).toEqual({ wrong: [], ...ending });
    });
  };

  faultMatrix(rail, { describe, it: playCell });
});
