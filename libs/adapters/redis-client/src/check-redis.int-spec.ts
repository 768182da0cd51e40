import { describeWithRedis, freePort, OwnRedis, OwnRedisCluster, OwnSentinels } from '@svc/testing';
import { checkRedis } from './check-redis';
import { parseRedisAddress, type RedisAddress } from './redis-address';

const check = (url: string): Promise<RedisAddress> => checkRedis(parseRedisAddress(url));

describeWithRedis('[ADR 0168 r3] a Redis at the start of a process', () => {
  let single: OwnRedis;
  let cluster: OwnRedisCluster;
  let sentinels: OwnSentinels;
  let nowhere: string;
  let elsewhere: string;
  beforeAll(async () => {
    [single, cluster, sentinels] = await Promise.all([
      OwnRedis.start(['--requirepass', 'secret']),
      OwnRedisCluster.start(),
      OwnSentinels.start({ password: 'secret', sentinelPassword: 'other' }),
    ]);
    nowhere = `redis://127.0.0.1:${await freePort()}`;
    elsewhere = `redis://127.0.0.1:${await freePort()}`;
  });
  afterAll(() => Promise.all([single.kill(), cluster.stop(), sentinels.stop()]));

  it('is taken as it is where the address fits, and where nobody answers', async () => {
    const withPassword = single.url.replace('//', '//:secret@');
    for (const url of [withPassword, `${withPassword}/3`, single.url, nowhere, cluster.url, sentinels.url, `${nowhere},${elsewhere}`])
      expect(await check(url)).toEqual(parseRedisAddress(url));
  });

  it('is a cluster by the address of one of its nodes', async () => {
    expect(await check(cluster.urlOfOne)).toEqual(parseRedisAddress(cluster.urlOfOne.replace('redis:', 'redis+cluster:')));
    await expect(check(`${cluster.urlOfOne}/1`)).rejects.toThrow('it takes no database number for a Redis Cluster');
  });

  it('is refused where the address does not fit what answers', async () => {
    const ofSentinel = sentinels.urlOfSentinel.replace('//', '//:other@');
    await expect(check(`${ofSentinel}/1`)).rejects.toThrow('leads to a Sentinel');
    await expect(check(`${ofSentinel},${nowhere}`)).rejects.toThrow('a Sentinel answers');
    await expect(check(`${cluster.url},${single.url}`)).rejects.toThrow('refuses the login (NOAUTH');
    await expect(check(`${single.url.replace('//', '//:secret@')},${nowhere}`)).rejects.toThrow('it is a single server');
    await expect(check(`${single.url.replace('//', '//:wrong@')},${nowhere}`)).rejects.toThrow('refuses the login (WRONGPASS');
    await expect(check(sentinels.url.replace('/tickets', '/mymaster'))).rejects.toThrow('no primary named mymaster: it knows tickets');
    await expect(check(sentinels.url.replace('=other', '=wrong'))).rejects.toThrow('?sentinel_password=');
    await expect(check(sentinels.url.replace(':secret@', ':wrong@'))).rejects.toThrow('refuses the login (WRONGPASS');
    await expect(check(`${cluster.urlOfOne.replace('redis:', 'redis+sentinel:')}/tickets`)).rejects.toThrow('a Redis answers there');
  });

  it('is refused where a cluster misses a slot, and where nodes are of two clusters', async () => {
    const incomplete = await OwnRedisCluster.start({ primaries: 2, missingSlots: 1 });
    try {
      await expect(check(incomplete.url)).rejects.toThrow('16383 of 16384 slots');
      await expect(check(incomplete.urlOfOne)).rejects.toThrow('16383 of 16384 slots');
      await expect(check(`${cluster.url},${incomplete.url}`)).rejects.toThrow('different clusters');
    } finally {
      await incomplete.stop();
    }
  });
});
