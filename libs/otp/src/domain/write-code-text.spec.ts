import { writeCodeText } from './write-code-text';

describe('the text that carries a code', () => {
  const text = (from: string, minutes = 10) => writeCodeText({ code: '012345', from, minutes });

  it('begins with the code, and says who it is for and how long it works', () => {
    expect(text('Adire House')).toBe('012345 is your code for Adire House. It works for 10 minutes. Give it to nobody.');
    expect(text('Adire House', 1)).toContain('It works for 1 minute.');
  });

  it('is one line of an ordinary length, whatever the name is', () => {
    expect(text('  Adire\r\nHouse\u202e ')).toContain('for Adire House. It');
    expect(text('a'.repeat(500)).length).toBeLessThan(160);
    expect(text('\n')).toBe('012345 is your code. It works for 10 minutes. Give it to nobody.');
  });
});
