import { moment } from './common';

describe('a moment in the workspace document', () => {
  it('is kept in UTC, so that applying an export changes nothing', () => {
    expect(moment.parse('2026-03-01T10:00:00+01:00')).toBe('2026-03-01T09:00:00.000Z');
  });

  it('is refused without a zone', () => {
    expect(moment.safeParse('2026-03-01T10:00:00').success).toBe(false);
  });
});
