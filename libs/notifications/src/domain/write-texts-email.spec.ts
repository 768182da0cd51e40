import { emailText } from './email-text';
import { writeTextsEmail } from './write-texts-email';

const source = { workspace: { displayName: 'Adire House', timezone: 'Africa/Lagos' }, branding: {}, mostPerDay: 500 };

describe('the mail about texts that wait', () => {
  it('[D-107] says how many wait for what, and what to do', () => {
    const text = emailText(writeTextsEmail({ ...source, waiting: 12 })!);
    for (const said of ['500 texts', '12 texts wait', '3 to one number', 'texts.mostPerDay', '/v1/admin/messages?channel=sms&state=due']) expect(text).toContain(said);
  });

  it('[D-107] is not sent when none waits any more', () => {
    expect(writeTextsEmail({ ...source, waiting: 0 })).toBeUndefined();
  });
});
