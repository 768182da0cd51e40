import { linkStateOf } from './subscription-page-service';

describe('the page for the holder of a link', () => {
  it.each([
    ['pending', 'asked'],
    ['confirmed', 'confirmed'],
    ['told', 'over'],
    ['ended', 'over'],
  ] as const)('shows, by a link that confirms, of what is %s: %s', (state, expected) => {
    expect(linkStateOf('confirm', { state })).toBe(expected);
  });

  it.each([
    ['pending', 'asked'],
    ['confirmed', 'asked'],
    ['told', 'ended'],
    ['ended', 'ended'],
  ] as const)('shows, by a link that ends, of what is %s: %s', (state, expected) => {
    expect(linkStateOf('end', { state })).toBe(expected);
  });

  it('shows of what is kept no longer that it cannot be confirmed, and that it has ended', () => {
    expect([linkStateOf('confirm', undefined), linkStateOf('end', undefined)]).toEqual(['over', 'ended']);
  });
});
