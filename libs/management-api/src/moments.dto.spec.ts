import { InvalidInput } from '@svc/kernel';
import { momentOf, writtenAs } from './moments.dto';

const shop = { timezone: 'America/New_York' };

describe('a moment of a body', () => {
  it('[D-124] is local to the shop, and includes its day where it is an end', () => {
    expect(momentOf('2027-07-04', shop, 'end', 'dueAt')).toEqual(new Date('2027-07-05T04:00:00Z'));
    expect(momentOf('2027-07-04', shop, 'start', 'at')).toEqual(new Date('2027-07-04T04:00:00Z'));
    expect(momentOf('2027-07-04T10:00', shop, 'end', 'dueAt')).toEqual(new Date('2027-07-04T14:00:00Z'));
    expect(momentOf('2027-07-04T10:00:00+02:00', shop, 'end', 'dueAt')).toEqual(new Date('2027-07-04T08:00:00Z'));
  });

  it('[D-124] is refused at its field when a change of clocks skips it', () => {
    const reading = () => momentOf('2027-03-14T02:30', shop, 'end', 'dueAt');
    expect(reading).toThrow(InvalidInput);
    expect(reading).toThrow(/^dueAt: A change of clocks skips this time in America\/New_York/);
  });

  it('[D-124] is refused by its form when it is none', () => {
    const form = writtenAs('end');
    expect(['2027-07-04', '2027-03-14T02:30', '2027-07-04T10:00:00Z'].every((text) => form.safeParse(text).success)).toBe(true);
    expect(['tomorrow', '', '2027-02-30', 3, null].some((text) => form.safeParse(text).success)).toBe(false);
  });
});
