import { troubleOf } from './queue-trouble';

const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

describe('[ADR 0141 r4] an error of the queues', () => {
  it.each([
    ['Redis without memory', reply("OOM command not allowed when used memory > 'maxmemory'."), /out of memory/],
    ['a replica', reply("READONLY You can't write against a read only replica."), /read-only/],
    [
      'a script on a replica',
      reply("READONLY You can't write against a read only replica. script: 8c1d, on @user_script:12."),
      /read-only/,
    ],
    [
      'Redis with a full disk',
      reply('MISCONF Redis is configured to save RDB snapshots, but it is currently unable to persist'),
      /takes no writes/,
    ],
    ['Redis without replicas', reply('NOREPLICAS Not enough good replicas to write.'), /takes no writes/],
    ['a wrong password', reply('WRONGPASS invalid username-password pair or user is disabled.'), /login/],
    ['another refusal', reply('WRONGTYPE Operation against a key holding the wrong kind of value'), /refuses a command/],
    ['a node of a cluster', reply('MOVED 3999 10.0.0.1:6381'), /one node of a Redis Cluster/],
    ['a script on a node of a cluster', reply("CROSSSLOT Keys in request don't hash to the same slot"), /one node of a Redis Cluster/],
    ['a standby', new Error('cannot execute INSERT in a read-only transaction'), /read-only/],
    ['a full disk', new Error('could not extend file "base/1/2": No space left on device'), /disk/],
  ])('is one that somebody should look at, with its true cause: %s', (_, error, words) => {
    const { level, message } = troubleOf(error);
    expect([level, message]).toEqual(['error', expect.stringMatching(words)]);
    expect(message).not.toContain('connection was lost');
  });

  it.each([
    ['in the words of a node', reply('CLUSTERDOWN The cluster is down')],
    ['after its last try', new Error('Too many Cluster redirections. Last error: ReplyError: CLUSTERDOWN Hash slot not served')],
  ])('[ADR 0168 r4] is a warning where a part of a cluster is away: %s', (_, error) => {
    expect(troubleOf(error)).toEqual({ level: 'warn', message: expect.stringContaining('A replica takes over') });
  });

  it.each([
    ['a lost connection', new Error('connect ECONNREFUSED 127.0.0.1:6379')],
    ['a closed connection', new Error('Connection is closed.')],
    ['a Redis that loads its data', reply('LOADING Redis is loading the dataset in memory')],
    ['a queue that does not answer', new Error('The queue does not answer.')],
    ['a database that ends', new Error('terminating connection due to administrator command')],
    ['no error at all', 'gone'],
  ])('is a warning where it resolves itself: %s', (_, error) => {
    expect(troubleOf(error)).toEqual({ level: 'warn', message: expect.stringContaining('by itself') });
  });

  it('is not said to be a lost connection where a lock was lost', () => {
    expect(troubleOf(new Error('could not renew lock for job 5'))).toEqual({ level: 'warn', message: expect.stringContaining('lock') });
  });
});
