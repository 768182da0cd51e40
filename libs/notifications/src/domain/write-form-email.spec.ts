import { aFormEmailSource } from '../testing';
import { emailHtml } from './email-html';
import { emailText } from './email';
import { writeFormEmail } from './write-form-email';

describe('the mail about a filled-in form', () => {
  it('lists each answer by its question, the time in the merchant’s zone, and the ref of the submission', () => {
    const email = writeFormEmail(aFormEmailSource());
    for (const part of [
      'Adé Ọlá has filled in the form “Contact”.',
      'Friday, 20 November 2026, 09:00 (West Africa',
      'sub_01h455vb4pex5vsknk084sn031',
      'npm run store -- submission list',
    ]) {
      expect(emailText(email)).toContain(part);
      expect(emailHtml(email)).toContain(part);
    }
    expect(emailText(email)).toContain('Message: Do you ship\n         to Accra?');
    expect([email.subject, email.addressee]).toEqual(['Contact: Adé Ọlá', 'Adire House']);
  });

  it('lets the merchant answer the sender, where there is an address', () => {
    expect(writeFormEmail(aFormEmailSource()).replyTo).toEqual({ name: 'Adé Ọlá', email: 'ade@example.com' });
    expect(writeFormEmail(aFormEmailSource({ identity: { email: 'ade@example.com' } })).replyTo).toEqual({
      name: 'ade@example.com',
      email: 'ade@example.com',
    });
    const byPhone = writeFormEmail(aFormEmailSource({ identity: { phone: '+2348031234567' } }));
    expect([byPhone.replyTo, byPhone.subject, emailText(byPhone).includes('Answer this mail')]).toEqual([
      undefined,
      'Contact: +2348031234567',
      false,
    ]);
    expect(writeFormEmail(aFormEmailSource({ identity: {} }))).toMatchObject({
      subject: 'Contact: a new submission',
      paragraphs: [expect.stringContaining('Somebody has'), expect.anything()],
    });
  });

  it('spells out values that are not text, and names files without sending them', () => {
    const answers = [
      { label: 'Gift', value: true },
      { label: 'Wrapped', value: false },
      { label: 'Colours', value: ['indigo', 'ochre'] },
      { label: 'Pieces', value: 3 },
      { label: 'None', value: [] },
    ];
    const { facts } = writeFormEmail(aFormEmailSource({ answers, files: [{ label: 'Sketch', name: 'kaftan.pdf' }] }));
    expect(facts.slice(0, -1)).toEqual([
      { name: 'Gift', lines: ['Yes'] },
      { name: 'Wrapped', lines: ['No'] },
      { name: 'Colours', lines: ['indigo', 'ochre'] },
      { name: 'Pieces', lines: ['3'] },
      { name: 'Sketch', lines: ['kaftan.pdf'] },
    ]);
  });

  it('no text of a sender becomes HTML', () => {
    expect(
      emailHtml(writeFormEmail(aFormEmailSource({ answers: [{ label: '<b>', value: '<script>' }], identity: { name: '<img>' } }))),
    ).not.toMatch(/<script>|<img>|<b>/);
  });
});
