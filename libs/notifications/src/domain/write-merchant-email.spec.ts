import { anAlertEmailSource } from '../testing';
import { type EmailContent, emailText } from './email';
import { emailHtml } from './email-html';
import type { AlertCause } from './message';
import { writeAdminTokenEmail, writeAlertEmail, writeRailEmail, writeTextsEmail } from './write-merchant-email';

const DISABLED = { disabledAt: '2026-11-21T08:00:00.000Z' };
const REF = 'wdn_01h455vb4pex5vsknk084sn02r';
const attempt = (cause: AlertCause, destination: Parameters<typeof anAlertEmailSource>[0] = {}) => {
  const kind = cause === 'failing' || cause === 'gone' ? 'webhook_disabled' : 'webhook_failing';
  return writeAlertEmail({ kind, details: { cause } }, anAlertEmailSource(destination));
};
function write(...args: Parameters<typeof attempt>): EmailContent {
  const email = attempt(...args);
  if (!email) throw new Error('There is nothing to say.');
  return email;
}

describe('alerts to merchants', () => {
  it.each<[AlertCause, object, string[]]>([
    ['exhausted', {}, ['could not be delivered', `npm run store -- webhook replay ${REF}`]],
    ['failing_for_days', {}, ['72 hours', `npm run store -- webhook replay ${REF}`]],
    ['failing', DISABLED, ['120 hours', `npm run store -- webhook enable ${REF}`, 'Saturday, 21 November 2026, 09:00']],
    ['gone', DISABLED, ['410', `npm run store -- webhook enable ${REF}`]],
  ])('[D-74] %s names the destination, the start of the failures, and the steps to take', (cause, destination, parts) => {
    const email = write(cause, destination);
    for (const text of [
      ...parts,
      email.heading,
      'https://erp.example/hooks',
      'Friday, 20 November 2026, 09:00 (West Africa',
      'Adire House',
    ]) {
      expect(emailText(email)).toContain(text);
      expect(emailHtml(email)).toContain(text);
    }
    expect([email.calendars, email.tickets, email.sms]).toEqual([[], undefined, undefined]);
  });

  it.each<[string, AlertCause, object]>([
    ['days of failures that have ended', 'failing_for_days', { failingSince: undefined }],
    ['a destination that was switched on again', 'failing', {}],
    ['a destination that was switched on again after a 410', 'gone', {}],
  ])('[D-74] %s are no longer reported', (_, cause, destination) => {
    expect(attempt(cause, destination)).toBeUndefined();
  });

  it('[D-74] a lost event is reported though a later one has arrived', () => {
    expect(emailText(write('exhausted', { failingSince: undefined }))).not.toContain('Failing since');
  });

  it('no text of a merchant becomes HTML', () => {
    expect(emailHtml(write('exhausted', { url: 'https://erp.example/<script>' }))).not.toContain('<script>');
  });
});

describe('the mail about an admin token that the operator has made', () => {
  it('[D-109] names the token, its rights, and the way to revoke it', () => {
    const token = { id: '01890a5d-ac96-774b-bcce-b302099a8061', ending: 'x7Qz', madeAt: '2026-11-20T08:00:00.000Z' };
    const text = emailText(
      writeAdminTokenEmail({ workspace: { displayName: 'Adire House', timezone: 'Africa/Lagos' }, branding: {}, token }),
    );
    for (const said of ['Adire House', 'ends in x7Qz', 'npm run store -- key revoke key_', '9:00']) expect(text).toContain(said);
  });
});

const source = { workspace: { displayName: 'Adire House', timezone: 'Africa/Lagos' }, branding: {}, mostPerDay: 500 };

describe('the mail about a rail on which a provider refuses to charge', () => {
  const exception = {
    id: '01890a5d-ac96-774b-bcce-b302099a8061',
    message: 'stripe refused 3 payments <by> card.',
    since: '2026-11-20T08:00:00.000Z',
  };
  const write = (isResolved: boolean) =>
    writeRailEmail({
      workspace: { displayName: 'Adire House', timezone: 'Africa/Lagos' },
      branding: {},
      exception: { ...exception, isResolved },
    });

  it('[D-127] quotes the provider, with the start and the way to resolve it', () => {
    const email = write(false)!;
    for (const said of ['refused 3 payments', 'npm run store -- exceptions resolve exc_', '9:00']) expect(emailText(email)).toContain(said);
    expect(emailHtml(email)).not.toContain('<by>');
  });

  it('[D-127] is not sent once somebody has resolved it', () => {
    expect(write(true)).toBeUndefined();
  });
});

describe('the mail about waiting SMS', () => {
  it('[D-107] states how many wait for which limit, and the steps to take', () => {
    const text = emailText(writeTextsEmail({ ...source, waiting: 12 })!);
    for (const said of ['500 texts', '12 texts wait', '3 to one number', 'texts.mostPerDay', 'message list --channel sms --state due'])
      expect(text).toContain(said);
  });

  it('[D-107] is not sent when none waits any more', () => {
    expect(writeTextsEmail({ ...source, waiting: 0 })).toBeUndefined();
  });
});
