import { decideType } from './media-type';

describe('what an upload is taken as', () => {
  it.each([
    ['image/jpeg', 'a.png', 'image/png', 'image', 'jpg'],
    ['image/avif', 'a', undefined, 'image', 'avif'],
    ['video/mp4', 'a.mp4', 'application/octet-stream', 'video', 'mp4'],
    ['audio/mpeg', 'a.mp3', 'audio/mp3', 'audio', 'mp3'],
    ['application/pdf', 'a.pdf', 'application/x-www-form-urlencoded', 'document', 'pdf'],
    ['text/plain', 'Prices.CSV', 'text/csv; charset=utf-8', 'document', 'csv'],
    ['text/plain', 'read me.txt', undefined, 'document', 'txt'],
  ])('[decisions 3.16 media] its bytes decide: %s in %s sent as %s', (sniffed, title, declared, type, extension) => {
    expect(decideType(sniffed, title, declared)).toMatchObject({ type, extension });
  });

  it.each([
    [undefined, 'a.jpg'],
    ['application/xml', 'logo.svg'],
    ['text/plain', 'logo.svg'],
    ['text/plain', 'page.html'],
    ['text/plain', 'txt'],
    ['application/x-msdownload', 'poster.png'],
    ['image/heic', 'photo.heic'],
  ])('[decisions 3.16 media] is refused with what to send instead: %s in %s', (sniffed, title) => {
    expect(() => decideType(sniffed, title, undefined)).toThrow(/The service takes no files like this one\. Send a picture \(JPEG.*SVG/);
  });

  it.each([
    ['application/pdf', 'image/png'],
    ['image/png', 'application/pdf'],
    ['video/mp4', 'Image/JPEG'],
    ['text/plain', 'image/png'],
    ['application/zip', 'audio/mpeg'],
  ])('[decisions 3.16 media] is refused when %s was sent as %s', (sniffed, declared) => {
    expect(() => decideType(sniffed, 'a.txt', declared)).toThrow(/was sent as .* but is /);
  });
});
