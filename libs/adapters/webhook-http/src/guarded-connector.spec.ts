import { Socket } from 'node:net';
import { connectGuarded, isPublicAddress, lookupOf, type Resolve } from './guarded-connector';

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '168.63.129.15',
    '168.63.129.17',
    '2606:4700::6810:84e5',
    '2a00:1450:4001::200e',
  ])('[D-77] is let through when it is of the public internet: %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this network', '0.0.0.0', '0.1.2.3', '::'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
    ['link-local', '169.254.0.1', 'fe80::1', 'fe80::1%eth0'],
    ['a cloud’s answer to its own machines', '169.254.169.254', '169.254.170.2', '168.63.129.16', '100.100.100.200', '192.0.0.192'],
    ['the same in IPv6', 'fd00:ec2::254', 'fd20:ce::254', 'fd00:c1::a9fe:a9fe'],
    ['Azure’s, mapped', '::ffff:168.63.129.16', '::ffff:a83f:8110', '::ffff:0:a83f:8110', '::168.63.129.16', '::a83f:8110'],
    ['Azure’s by NAT64, 6to4 or Teredo', '64:ff9b::a83f:8110', '64:ff9b:1::a83f:8110', '2002:a83f:8110::1', '2001:0:a83f:8110::1'],
    ['Azure’s in other spellings', '168.4161808', '0xa83f8110', '2822734096', '0250.077.0201.020', '0xa8.0x3f.0x81.0x10'],
    ['a cloud’s by some network’s NAT64', '2606:4700::a83f:8110', '2a00:1450:4001::a9fe:a9fe', '2606:4700::168.63.129.16'],
    ['an IPv4 address by ISATAP', '2606:4700::5efe:a83f:8110', '2606:4700::200:5efe:7f00:1'],
    ['shared (CGNAT)', '100.64.0.1', '100.127.255.255'],
    ['multicast and broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
    [
      'reserved and test',
      '192.0.0.1',
      '192.0.2.1',
      '192.88.99.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '240.0.0.1',
      '2001:db8::1',
      '100::1',
    ],
    ['mapped IPv4', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1'],
    ['IPv4-compatible', '::127.0.0.1', '::8.8.8.8'],
    ['NAT64', '64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::1'],
    ['6to4 and Teredo', '2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::1'],
    ['unassigned', '1::1', '4000::1', '5f00::1'],
    ['no address at all', '', 'localhost', '8.8.8.8.8', '1.2.3.4/8'],
  ])('[D-77] is refused when it is %s: %s', (_kind, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

/** Returns the outcome of a delivery to the URL, with names that resolve so; no connection is opened. */
async function connecting(
  url: string,
  { resolve = async () => [], allowedHosts = [] as string[] }: { resolve?: Resolve; allowedHosts?: string[] } = {},
) {
  const { hostname } = new URL(url);
  const connected: string[] = [];
  const connectTo = (addresses: readonly string[]) => {
    connected.push(...addresses);
    return new Socket();
  };
  const error = await new Promise<Error | null>((resolveWith) =>
    connectGuarded({ host: hostname.replace(/^\[|\]$/g, '') }, { allowedHosts, resolve }, connectTo, (failed) => resolveWith(failed)),
  );
  return { connected, error: error?.constructor.name };
}

describe('the guard of outgoing connections', () => {
  it('[D-77] connects to the very addresses it has checked, asking once', async () => {
    const answers = [['93.184.216.34', '2606:4700::1'], ['127.0.0.1']];
    const resolve = async () => answers.shift()!;
    expect(await connecting('https://shop.example/', { resolve })).toEqual({
      connected: ['93.184.216.34', '2606:4700::1'],
      error: undefined,
    });
    expect(answers).toHaveLength(1);
  });

  it.each([
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['168.63.129.16'],
    ['100.100.100.200'],
    ['fd00:ec2::254'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['::ffff:a83f:8110'],
    ['64:ff9b::a00:1'],
    ['fd00::1'],
  ])('[D-77] goes nowhere when a name leads to %s, be it beside a public address', async (address) => {
    for (const addresses of [[address], ['93.184.216.34', address], [address, '93.184.216.34'], ['2606:4700::1', address, '8.8.8.8']]) {
      expect(await connecting('https://shop.example/', { resolve: async () => addresses })).toEqual({
        connected: [],
        error: 'BlockedAddress',
      });
    }
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://0.0.0.0/',
    'https://0/',
    'https://[::]/',
    'https://169.254.169.254/',
    'https://168.63.129.16/',
    'https://168.4161808/',
    'https://2822734096/',
    'https://0xa83f8110/',
    'https://0250.077.0201.020/',
    'https://168.63.129.16./',
    'https://１６８.６３.１２９.１６/',
    'https://[::ffff:168.63.129.16]/',
    'https://[64:ff9b::a83f:8110]/',
    'https://[2002:a83f:8110::]/',
    'https://100.100.100.200/',
    'https://[fd00:ec2::254]/',
    'https://10.1/',
    'https://１２７.０.０.１/',
    'https://127.0.0.1./',
  ])('[D-77] refuses a literal in every spelling, unasked: %s', async (url) => {
    const resolve: Resolve = () => Promise.reject(new Error('nobody is asked'));
    const { connected, error } = await connecting(url, { resolve });
    expect(connected).toEqual([]);
    expect(['BlockedAddress', 'UnknownName']).toContain(error);
  });

  it('lets a public literal through', async () => {
    expect(isPublicAddress('93.184.216.34')).toBe(true);
    expect(await connecting('https://93.184.216.34/')).toEqual({ connected: ['93.184.216.34'], error: undefined });
  });

  it('says so when a name has no address', async () => {
    expect(await connecting('https://shop.example/', { resolve: () => Promise.reject(new Error('ENOTFOUND')) })).toEqual({
      connected: [],
      error: 'UnknownName',
    });
    expect(await connecting('https://shop.example/')).toEqual({ connected: [], error: 'UnknownName' });
  });

  it('[D-77] connects to hosts that are allowed by name, and to no others', async () => {
    expect(await connecting('http://127.0.0.1:8080/', { allowedHosts: ['127.0.0.1'] })).toMatchObject({ connected: ['127.0.0.1'] });
    expect((await connecting('http://localhost:8080/', { allowedHosts: ['localhost'] })).connected.sort()).toEqual(['127.0.0.1', '::1']);
    expect(await connecting('http://[::1]:8080/', { allowedHosts: ['[::1]'] })).toMatchObject({ connected: ['::1'] });
    expect(await connecting('http://[::1]:8080/', { allowedHosts: ['localhost'] })).toEqual({ connected: [], error: 'BlockedAddress' });
    expect(await connecting('http://127.0.0.2/', { allowedHosts: ['127.0.0.1'] })).toEqual({ connected: [], error: 'BlockedAddress' });
  });

  it('[D-77] has Node connect to the checked addresses, whatever it asks for', () => {
    const lookup = lookupOf(['93.184.216.34', '2606:4700::1']);
    const answers: unknown[][] = [];
    for (const all of [true, false]) lookup('elsewhere.example', { all }, (...answer) => answers.push(answer));
    expect(answers).toEqual([
      [
        null,
        [
          { address: '93.184.216.34', family: 4 },
          { address: '2606:4700::1', family: 6 },
        ],
      ],
      [null, '93.184.216.34', 4],
    ]);
  });
});
