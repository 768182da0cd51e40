import { decideType } from './media-type';

describe('the type of an upload', () => {
  it.each([
    ['image/jpeg', 'a.png', 'image/png', 'image', 'jpg'],
    ['image/avif', 'a', undefined, 'image', 'avif'],
    ['video/mp4', 'a.mp4', 'application/octet-stream', 'video', 'mp4'],
    ['audio/mpeg', 'a.mp3', 'audio/mp3', 'audio', 'mp3'],
    ['application/pdf', 'a.pdf', 'application/x-www-form-urlencoded', 'document', 'pdf'],
    ['text/plain', 'Prices.CSV', 'text/csv; charset=utf-8', 'document', 'csv'],
    ['text/plain', 'read me.txt', undefined, 'document', 'txt'],
  ])('[decisions 3.16 media] is decided by its bytes: %s in %s sent as %s', (sniffed, title, declared, type, extension) => {
    expect(decideType(sniffed, title, declared)).toMatchObject({ type, extension });
  });

  it.each([
    [undefined, 'a.jpg'],
    ['application/xml', 'logo.svg'],
    ['text/plain', 'logo.svg'],
    ['text/plain', 'page.html'],
    ['text/plain', 'txt'],
    ['application/x-msdownload', 'poster.png'],
  ])('[decisions 3.16 media] is refused with the types to send instead: %s in %s', (sniffed, title) => {
    expect(() => decideType(sniffed, title, undefined)).toThrow(/The service takes no files like this one\. Send a picture \(JPEG.*SVG/);
  });

  it.each(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])(
    '[ADR 0103 r3] is refused with how to send it as JPEG: %s, whatever it is called',
    (sniffed) => {
      for (const title of ['IMG_0001.HEIC', 'photo.jpg']) {
        for (const declared of [undefined, 'image/heic', 'image/jpeg']) {
          expect(() => decideType(sniffed, title, declared)).toThrow(
            /^This is a HEIC picture, .* Send it as JPEG: on an iPhone, choose Settings/,
          );
        }
      }
    },
  );

  it.each([
    ['application/pdf', 'image/png'],
    ['image/png', 'application/pdf'],
    ['video/mp4', 'Image/JPEG'],
    ['text/plain', 'image/png'],
    ['application/zip', 'audio/mpeg'],
  ])('[decisions 3.16 media] is refused when %s was declared as %s', (sniffed, declared) => {
    expect(() => decideType(sniffed, 'a.txt', declared)).toThrow(/was sent as .* but is /);
  });
});
