import { isOwnHost } from './own-host';

describe('the name under which development pages are asked for', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST',
    'shop.localhost:80',
    '127.0.0.1:3000',
    '127.9.9.9',
    '[::1]:3000',
    'dev.shop.example',
  ])('[D-143] is the service’s own or a loopback name: %s', (host) => {
    expect(isOwnHost(host, 'https://dev.shop.example/api')).toBe(true);
  });

  it.each(['rebind.example', 'localhost.example', '127.0.0.1.example', 'notlocalhost', '10.0.0.1', '', 'a b', '[::2]', undefined])(
    '[D-143] is refused when it is any other: %s',
    (host) => {
      expect(isOwnHost(host, 'https://dev.shop.example')).toBe(false);
    },
  );
});
