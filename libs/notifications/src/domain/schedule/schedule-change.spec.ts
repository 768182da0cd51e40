import type { AdmissionDay } from '@svc/contracts';
import { changesBetween } from './schedule-change';

const day: AdmissionDay = {
  id: 'one',
  date: '2026-12-05',
  startAt: '2026-12-05T17:00:00.000Z',
  endAt: '2026-12-05T20:30:00.000Z',
  timezone: 'Africa/Lagos',
  location: { venueName: 'Freedom Park', city: 'Lagos', country: 'NG' },
};
const changed = (facts: Partial<AdmissionDay>) => changesBetween([day], [{ ...day, ...facts }]);

describe('changes between two schedules', () => {
  it.each<[string, Partial<AdmissionDay>]>([
    ['less than a minute', { startAt: '2026-12-05T17:00:59.000Z' }],
    ['coordinates', { location: { ...day.location, lat: 6.4, lng: 3.4 } }],
    ['the label of a day', { label: 'Opening' }],
    ['the name of a zone with the same time', { timezone: 'Africa/Porto-Novo' }],
  ])('[D-148] do not follow from %s alone', (_, facts) => {
    expect(changed(facts)).toEqual([]);
  });

  it.each<[string, Partial<AdmissionDay>]>([
    ['a minute', { startAt: '2026-12-05T17:01:00.000Z' }],
    ['the end', { endAt: '2026-12-05T21:00:00.000Z' }],
    ['the zone', { timezone: 'Europe/London' }],
    ['the venue', { location: { ...day.location, venueName: 'Town Hall' } }],
    ['the online address', { location: { ...day.location, onlineUrl: 'https://live.example' } }],
    ['a place that is hidden', { location: undefined }],
    ['a day without times', { startAt: undefined, endAt: undefined }],
  ])('[D-148] follow from %s', (_, facts) => {
    expect(changed(facts)).toEqual([{ before: day, now: { ...day, ...facts } }]);
  });

  it('[D-148] name days that were added, and last those that are no longer', () => {
    const other = { ...day, id: 'two' };
    const whole = { ...day, id: undefined };
    expect(changesBetween([day, other], [other, { ...day, id: 'three' }])).toEqual([{ now: { ...day, id: 'three' } }, { before: day }]);
    expect(changesBetween([whole], [day])).toEqual([{ now: day }, { before: whole }]);
    expect(changesBetween([day, other], [other, day])).toEqual([]);
  });

  it('[D-148] count a whole day by its date', () => {
    const whole = { ...day, startAt: undefined, endAt: undefined };
    expect(changesBetween([whole], [{ ...whole, date: '2026-12-06' }])).toHaveLength(1);
    expect(changesBetween([whole], [whole])).toEqual([]);
  });
});
