export { checkRedis } from './check-redis';
export { type ClientSettings, type ClusterSettings, openClient, openCluster, serverOptions } from './open-client';
export { AddressFault, parseRedisAddress, type RedisAddress, type RedisNode } from './redis-address';
export { RedisRefused } from './redis-refused';
