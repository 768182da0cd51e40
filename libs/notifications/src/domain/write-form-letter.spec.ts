import { aFormLetterSource } from '../testing';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { writeFormLetter } from './write-form-letter';

describe('the mail about a filled-in form', () => {
  it('tells each answer by its question, when it was sent in the merchant’s time, and where it is kept', () => {
    const letter = writeFormLetter(aFormLetterSource());
    for (const told of ['Adé Ọlá has filled in the form “Contact”.', 'Friday, 20 November 2026, 09:00 (West Africa', 'GET /v1/admin/submissions/sub_01h455vb4pex5vsknk084sn031']) {
      expect(letterText(letter)).toContain(told);
      expect(letterHtml(letter)).toContain(told);
    }
    expect(letterText(letter)).toContain('Message: Do you ship\n         to Accra?');
    expect([letter.subject, letter.addressee]).toEqual(['Contact: Adé Ọlá', 'Adire House']);
  });

  it('lets the merchant answer the sender, where there is an address', () => {
    expect(writeFormLetter(aFormLetterSource()).replyTo).toEqual({ name: 'Adé Ọlá', email: 'ade@example.com' });
    expect(writeFormLetter(aFormLetterSource({ identity: { email: 'ade@example.com' } })).replyTo).toEqual({ name: 'ade@example.com', email: 'ade@example.com' });
    const byPhone = writeFormLetter(aFormLetterSource({ identity: { phone: '+2348031234567' } }));
    expect([byPhone.replyTo, byPhone.subject, letterText(byPhone).includes('Answer this mail')]).toEqual([undefined, 'Contact: +2348031234567', false]);
    expect(writeFormLetter(aFormLetterSource({ identity: {} }))).toMatchObject({ subject: 'Contact: a new submission', paragraphs: [expect.stringContaining('Somebody has'), expect.anything()] });
  });

  it('spells out what is not text, and names files without sending them', () => {
    const answers = [{ label: 'Gift', value: true }, { label: 'Wrapped', value: false }, { label: 'Colours', value: ['indigo', 'ochre'] }, { label: 'Pieces', value: 3 }, { label: 'None', value: [] }];
    const { facts } = writeFormLetter(aFormLetterSource({ answers, files: [{ label: 'Sketch', name: 'kaftan.pdf' }] }));
    expect(facts.slice(0, -1)).toEqual([
      { name: 'Gift', lines: ['Yes'] }, { name: 'Wrapped', lines: ['No'] }, { name: 'Colours', lines: ['indigo', 'ochre'] }, { name: 'Pieces', lines: ['3'] },
      { name: 'Sketch', lines: ['kaftan.pdf'] },
    ]);
  });

  it('no text of a sender becomes HTML', () => {
    expect(letterHtml(writeFormLetter(aFormLetterSource({ answers: [{ label: '<b>', value: '<script>' }], identity: { name: '<img>' } })))).not.toMatch(/<script>|<img>|<b>/);
  });
});
