import { anAlertLetterSource } from '../testing';
import type { Letter } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import type { AlertCause } from './message';
import { writeAlertLetter } from './write-alert-letter';

const DISABLED = { disabledAt: '2026-11-21T08:00:00.000Z' };
const REF = 'wdn_01h455vb4pex5vsknk084sn02r';
const attempt = (cause: AlertCause, destination: Parameters<typeof anAlertLetterSource>[0] = {}) => {
  const kind = cause === 'failing' || cause === 'gone' ? 'webhook_disabled' : 'webhook_failing';
  return writeAlertLetter({ kind, details: { cause } }, anAlertLetterSource(destination));
};
function write(...args: Parameters<typeof attempt>): Letter {
  const letter = attempt(...args);
  if (!letter) throw new Error('There is nothing to say.');
  return letter;
}

describe('alerts to merchants', () => {
  it.each<[AlertCause, object, string[]]>([
    ['exhausted', {}, ['could not be delivered', `POST /v1/admin/webhooks/destinations/${REF}/replay`]],
    ['failing_for_days', {}, ['72 hours', `POST /v1/admin/webhooks/destinations/${REF}/replay`]],
    ['failing', DISABLED, ['120 hours', `POST /v1/admin/webhooks/destinations/${REF}/enable`, 'Saturday, 21 November 2026, 09:00']],
    ['gone', DISABLED, ['410', `POST /v1/admin/webhooks/destinations/${REF}/enable`]],
  ])('[D-74] %s tells which destination, since when, and what to do', (cause, destination, told) => {
    const letter = write(cause, destination);
    for (const text of [...told, letter.heading, 'https://erp.example/hooks', 'Friday, 20 November 2026, 09:00 (West Africa', 'Adire House']) {
      expect(letterText(letter)).toContain(text);
      expect(letterHtml(letter)).toContain(text);
    }
    expect([letter.calendars, letter.tickets, letter.sms]).toEqual([[], undefined, undefined]);
  });

  it.each<[string, AlertCause, object]>([
    ['days of failures that have ended', 'failing_for_days', { failingSince: undefined }],
    ['a destination that was switched on again', 'failing', {}],
    ['a destination that was switched on again after a 410', 'gone', {}],
  ])('[D-74] %s are no longer told', (_, cause, destination) => {
    expect(attempt(cause, destination)).toBeUndefined();
  });

  it('[D-74] a lost event is told though a later one has arrived', () => {
    expect(letterText(write('exhausted', { failingSince: undefined }))).not.toContain('Failing since');
  });

  it('no text of a merchant becomes HTML', () => {
    expect(letterHtml(write('exhausted', { url: 'https://erp.example/<script>' }))).not.toContain('<script>');
  });
});
