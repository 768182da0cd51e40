import { emailText } from './email-text';
import { writeAdminTokenEmail } from './write-admin-token-email';

describe('the mail about an admin token that the operator has made', () => {
  it('[D-109] says which token it is, what it may do, and how to end it', () => {
    const token = { id: '01890a5d-ac96-774b-bcce-b302099a8061', ending: 'x7Qz', madeAt: '2026-11-20T08:00:00.000Z' };
    const text = emailText(writeAdminTokenEmail({ workspace: { displayName: 'Adire House', timezone: 'Africa/Lagos' }, branding: {}, token }));
    for (const said of ['Adire House', 'ends in x7Qz', '/v1/admin/keys/key_', '/revoke', '9:00']) expect(text).toContain(said);
  });
});
