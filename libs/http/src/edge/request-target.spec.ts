import { originForm } from './request-target';

describe('the target of a request', () => {
  it.each([
    ['http://evil.example/adire/e/old?x=1', '/adire/e/old?x=1'],
    ['HTTPS://evil.example:8443/a', '/a'],
    ['http://user:secret@evil.example/a', '/a'],
    ['http://evil.example', '/'],
    ['http://evil.example?x=1', '/?x=1'],
    ['http:///a', '/a'],
    ['http://[::1]/a', '/a'],
  ])('says nothing of a host in absolute form: %s', (target, path) => {
    expect(originForm(target)).toBe(path);
  });

  it.each(['/', '/a/b?c=http://evil.example/', '//evil.example/a', '*', '', 'ftp://evil.example/a', '/http://evil.example/'])(
    'stays in any other form: %j',
    (target) => expect(originForm(target)).toBe(target),
  );
});
