import { pageLocaleFor } from '../page-locale';
import { timeLeftText } from './page-state';

const now = new Date('2030-06-01T12:00:00Z');
const after = (seconds: number) => timeLeftText(new Date(now.getTime() + seconds * 1_000), now, pageLocaleFor('en').words);

describe('the time that a buyer has left', () => {
  it.each([
    [30, 'less than a minute'],
    [60, '1 minute'],
    [899, '14 minutes'],
    [86_399, '23 hours'],
    [3 * 86_400, '3 days'],
  ])('[D-82] is shown after %d seconds as %s, and never rounded up', (seconds, text) => expect(after(seconds)).toBe(text));

  it.each([0, -1])('[D-29] is none once it is up (%d)', (seconds) => expect(after(seconds)).toBeUndefined());
});
