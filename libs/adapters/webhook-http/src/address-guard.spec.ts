import { isPublicAddress } from './address-guard';

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::6810:84e5', '2a00:1450:4001::200e'])(
    '[D-77] of the public internet is let through: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this network', '0.0.0.0', '0.1.2.3', '::'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
    ['link-local and metadata', '169.254.0.1', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254'],
    ['shared (CGNAT)', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
    ['multicast and broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
    ['reserved and test', '192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '2001:db8::1', '100::1'],
    ['mapped IPv4', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1'],
    ['IPv4-compatible', '::127.0.0.1', '::8.8.8.8'],
    ['NAT64', '64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::1'],
    ['6to4 and Teredo', '2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::1'],
    ['unassigned', '1::1', '4000::1', '5f00::1'],
    ['no address at all', '', 'localhost', '8.8.8.8.8', '1.2.3.4/8'],
  ])('[D-77] that is %s is refused: %s', (_kind, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
