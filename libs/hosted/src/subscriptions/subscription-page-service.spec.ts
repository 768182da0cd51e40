import { standingOf } from './subscription-page-service';

describe('the page for the holder of a link', () => {
  it.each([
    ['pending', 'asked'],
    ['confirmed', 'confirmed'],
    ['told', 'over'],
    ['ended', 'over'],
  ] as const)('shows, by a link that confirms, of what is %s: %s', (state, standing) => {
    expect(standingOf('confirm', { state })).toBe(standing);
  });

  it.each([
    ['pending', 'asked'],
    ['confirmed', 'asked'],
    ['told', 'ended'],
    ['ended', 'ended'],
  ] as const)('shows, by a link that ends, of what is %s: %s', (state, standing) => {
    expect(standingOf('end', { state })).toBe(standing);
  });

  it('shows of what is kept no longer that it cannot be confirmed, and that it has ended', () => {
    expect([standingOf('confirm', undefined), standingOf('end', undefined)]).toEqual(['over', 'ended']);
  });
});
