import { SniffingFileInspector } from './sniffing-file-inspector';
import { canvas, film, zip } from './testing/sample-files';
import { Workshop } from './testing/workshop';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const word = (type: string) =>
  zip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`,
    'word/document.xml': '<w/>',
  });

describe('detecting the type of a file', () => {
  let workshop: Workshop;
  const typeOf = async (bytes: Buffer) => new SniffingFileInspector().typeOf(await workshop.file(bytes));

  beforeAll(async () => {
    workshop = await Workshop.open();
  });
  afterAll(() => workshop.close());

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('[decisions 3.16 media] recognises a picture: %s', async (format) => {
    expect(await typeOf(await canvas(20, 10).toFormat(format).toBuffer())).toBe(`image/${format}`);
  });

  it.each<[string, string | (() => Buffer), string | undefined]>([
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n', 'application/pdf'],
    ['an MP4 film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'video/mp4'],
    ['an MP3', `ID3\x03\0\0\0\0\0\0\xff\xfb\x90\x64${'\0'.repeat(500)}`, 'audio/mpeg'],
    ['a WebM film', '\x1a\x45\xdf\xa3\x87\x42\x82\x84webm', 'video/webm'],
    ['a ZIP archive', () => zip({ 'a.txt': 'a' }), 'application/zip'],
    ['a Word document', () => word(`${OFFICE}.wordprocessingml.document`), `${OFFICE}.wordprocessingml.document`],
    [
      'a Word document with macros',
      () => word('application/vnd.ms-word.document.macroEnabled'),
      'application/vnd.ms-word.document.macroenabled.12',
    ],
    ['a program', `MZ${'\0'.repeat(200)}`, 'application/x-msdownload'],
    ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'application/xml'],
    ['a web page, which is text', '<html><script>alert(1)</script></html>', 'text/plain'],
    ['bytes that mean nothing', '\x9d\xfe\0\x01\x02', undefined],
    ['text with control characters', 'a\0b', undefined],
  ])('[decisions 3.16 media] recognises %s by its bytes', async (_, sample, type) => {
    expect(await typeOf(typeof sample === 'string' ? Buffer.from(sample, 'latin1') : sample())).toBe(type);
  });

  it('[decisions 3.16 media] recognises text in any language, however long', async () => {
    expect(await typeOf(Buffer.from('naïve, Ẹ̀wà, 東京, 🎟\r\n'.repeat(10_000)))).toBe('text/plain');
    expect(await typeOf(Buffer.concat([Buffer.from('text '.repeat(50_000)), Buffer.from([0xff])]))).toBeUndefined();
    expect(await typeOf(Buffer.from('🎟').subarray(0, 3))).toBeUndefined();
  });

  it('recognises a film of pictures as its format', async () => {
    expect(await typeOf(await film('gif'))).toBe('image/gif');
  });
});
