import { didYouMean, nearest } from './nearest.mjs';

const names = ['plan', 'apply', 'order list', 'order show', 'key list'];

describe('what was probably meant', () => {
  it.each([
    ['paln', 'plan'],
    ['order lst', 'order list'],
    ['oder show', 'order show'],
    ['aply', 'apply'],
  ])('%s is %s', (written, meant) => {
    expect(nearest(written, names)).toBe(meant);
  });

  it('is nothing where no name is near', () => {
    expect(nearest('frobnicate', names)).toBeUndefined();
    expect(didYouMean('xyz', names)).toBe('');
  });

  it('is asked in a sentence', () => {
    expect(didYouMean('paln', names)).toBe(' Did you mean "plan"?');
  });
});
