import { downloadNameOf, fileNameOf, thumbnailNameOf, titleOf } from './media-address';

describe('the name of an upload', () => {
  it.each([
    ['Poster.jpg', 'Poster.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ada\\Poster.jpg', 'Poster.jpg'],
    ['..', 'file'],
    ['../', 'file'],
    ['', 'file'],
    [undefined, 'file'],
    ['a\u0000b\n\u202Ecod.exe', 'abcod.exe'],
    ['\uD800half', '\uFFFDhalf'],
    ['Ẹ̀wà àdíre.png', 'Ẹ̀wà àdíre.png'.normalize('NFC')],
  ])('turns %j into %j for people', (name, title) => {
    expect(titleOf(name)).toBe(title);
  });

  it('[D-123] is cut at 200 characters, and never within a grapheme', () => {
    expect([...titleOf('🎟'.repeat(300))]).toHaveLength(200);
    expect(titleOf(`${'x'.repeat(198)}👩‍🎤.png`)).toBe('x'.repeat(198));
  });

  it('[D-119] keeps the joiners that writing needs', () => {
    expect(titleOf('می\u200cخواهم 👩‍🎤.png')).toBe('می\u200cخواهم 👩‍🎤.png');
  });

  it.each([
    ['Ẹ̀wà poster (1).JPG', 'ewa-poster-1.webp'],
    ['.htaccess', 'file.webp'],
    ['東京.png', 'file.webp'],
    ['a.b.c.png', 'a-b-c.webp'],
    ['%2e%2e%2f', '2e-2e-2f.webp'],
    ['x'.repeat(200), `${'x'.repeat(80)}.webp`],
  ])('turns %j into %j in its address', (title, name) => {
    expect(fileNameOf(title, 'webp')).toBe(name);
  });

  it.each([
    ['Préis list.PDF', 'preis-list.pdf', 'Préis list.PDF'],
    ['invoice.exe', 'invoice.pdf', 'invoice.pdf'],
    ['invoice', 'invoice.pdf', 'invoice.pdf'],
  ])('turns %j, stored as %j, into %j for a download', (title, fileName, name) => {
    expect(downloadNameOf(title, fileName)).toBe(name);
  });

  it.each(['thumb', 'thumb_poster.webp', 'x'.repeat(200)])('is never that of its thumbnail: %j', (title) => {
    expect(thumbnailNameOf(title, 'webp')).not.toBe(fileNameOf(title, 'webp'));
  });
});
