import { LANGUAGES } from '@svc/contracts';
import { newMail, STAFF_MAIL_KINDS, type StaffMailDetails, type StaffMailKind } from './staff-mail';
import { invitationPath, signInPath } from './staff-paths';
import { STAFF_TEXTS } from './texts';
import { writeStaffMail } from './write-staff-mail';

const NOW = new Date('2026-12-01T09:00:00Z');
const publicUrl = 'https://shop.example:8443/service';
const mailOf = (kind: StaffMailKind, details: StaffMailDetails = {}) => newMail({ id: 'm', kind, email: 'ada@example.com', details }, NOW);
const url = 'https://shop.example/x';

describe('a mail to staff', () => {
  it.each(STAFF_MAIL_KINDS)('[ADR 0171 r10] is written in each language: %s', (kind) => {
    const written = LANGUAGES.map((language) => writeStaffMail(mailOf(kind), { publicUrl, language, url, shop: 'Ile' }));
    for (const part of ['subject', 'heading', 'greeting', 'footer'] as const)
      expect(new Set(written.map((mail) => mail[part])).size).toBe(LANGUAGES.length);
    for (const { paragraphs, language, brand } of written) {
      expect(paragraphs.length).toBeGreaterThan(0);
      expect([LANGUAGES.includes(language as 'en'), brand.name]).toEqual([true, 'shop.example:8443']);
    }
  });

  it('[ADR 0171 r10] is in English where the language of its reader is unknown', () => {
    for (const language of [undefined, 'yo'])
      expect(writeStaffMail(mailOf('sign_in_link'), { publicUrl, language }).language).toBe('en-GB');
  });

  it('[ADR 0171 r10] has a button where there is a link, and says how long that works', () => {
    const withLink = STAFF_MAIL_KINDS.filter((kind) => writeStaffMail(mailOf(kind), { publicUrl, url }).link !== undefined);
    expect(withLink).toEqual(['sign_in_link', 'recovery_link', 'invitation']);
    const times = withLink.map((kind) => writeStaffMail(mailOf(kind), { publicUrl, url }).paragraphs.join(' '));
    expect(times).toEqual([expect.stringContaining('15 minutes'), expect.stringContaining('24 hours'), expect.stringContaining('7 days')]);
  });

  it('[ADR 0171 r10] says which factor, from where, and when', () => {
    const added = writeStaffMail(mailOf('factor_added', { factor: 'passkey', name: 'Phone', at: NOW.toISOString() }), { publicUrl });
    expect(added).toMatchObject({ heading: 'You added the passkey “Phone”', facts: [{ name: 'When' }] });
    const removed = writeStaffMail(mailOf('factor_removed', { factor: 'totp' }), { publicUrl, language: 'fr' });
    expect(removed.heading).toContain('une application d’authentification');
    const signedIn = writeStaffMail(mailOf('new_sign_in', { ip: '203.0.113.7', at: NOW.toISOString() }), { publicUrl });
    expect(signedIn.facts).toEqual([
      { name: 'When', lines: ['1 December 2026 at 09:00 UTC'] },
      { name: 'Browser', lines: ['Unknown'] },
      { name: 'IP address', lines: ['203.0.113.7'] },
    ]);
  });

  it('[ADR 0171 r10] names the shop and who invites', () => {
    const invited = (inviter?: string) => writeStaffMail(mailOf('invitation'), { publicUrl, shop: 'Ile', inviter }).paragraphs[0];
    expect([invited('bola@example.com'), invited()]).toEqual([
      'bola@example.com wants you as a colleague at Ile.',
      'Ile wants you as a colleague.',
    ]);
  });

  it('[ADR 0171 r10] has French with its spaces', () => {
    expect(STAFF_TEXTS.fr.mails.sign_in_link.paragraphs({} as never)[1]).toContain('\u202f:'.replace('\u202f', '\u00a0'));
  });
});

describe('the pages that mails lead to', () => {
  it('[ADR 0171 r5] are named by a token, and those of invitations by workspace and invitation as well', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(signInPath('token')).toBe('/console/sign-in/token');
    expect(invitationPath({ workspaceId: id, id }, 'token')).toMatch(/^\/console\/invitations\/wks_[0-9a-z]{26}\/inv_[0-9a-z]{26}\/token$/);
  });
});
