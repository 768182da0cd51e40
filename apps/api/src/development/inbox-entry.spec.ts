import { localTime, peopleOf, previewOf, relativeTime } from './inbox-entry';

const NOW = new Date('2026-11-27T12:00:00Z');

describe('a message in the development inbox', () => {
  it.each([
    ['2026-11-27T11:59:30.000Z', 'now'],
    ['2026-11-27T11:55:00.000Z', '5 minutes ago'],
    ['2026-11-27T09:01:00.000Z', '2 hours ago'],
    ['2026-11-26T11:00:00.000Z', 'yesterday'],
    ['2026-11-20T12:00:00.000Z', '7 days ago'],
    ['2026-11-27T12:30:00.000Z', 'in 30 minutes'],
  ])('is dated in words: %s as %s', (createdAt, words) => {
    expect(relativeTime(createdAt, NOW)).toBe(words);
  });

  it('says when it came by the clock of the reader', () => {
    expect(localTime('2026-11-27T23:08:00.000Z', 'Africa/Lagos')).toBe('Sat 28 Nov, 00:08');
  });

  it('names sender and recipient, and of text messages the number', () => {
    expect(peopleOf({ to: 'ada@example.com', headers: { from: 'Adire House', to: 'Ada Obi <ada@example.com>' } })).toEqual({
      from: 'Adire House',
      to: 'Ada Obi <ada@example.com>',
    });
    expect(peopleOf({ to: '+2348031234567', headers: {} })).toEqual({ to: '+2348031234567' });
  });

  it('is previewed in one line of at most 160 characters', () => {
    expect(previewOf('Hello Ada,\n\nyour  order\n')).toBe('Hello Ada, your order');
    expect(previewOf('x'.repeat(300)).length).toBeLessThanOrEqual(160);
  });
});
