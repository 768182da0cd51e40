import { changeSecretKeys, knownSecretKeys, type SecretKeyChange } from './secret-key-book';
import { useDatabase } from '../testing';

const database = useDatabase();
const change = (newest: string, { before = [], retired = [] }: Partial<SecretKeyChange> = {}) =>
  changeSecretKeys(database.sql, () => ({ newest, before, retired }));
const book = async () =>
  (await knownSecretKeys(database.sql))!.map(({ fingerprint, isRetired }) => `${isRetired ? '-' : ''}${fingerprint}`);
/** Opens two connections; a pool that has to connect first would have one after the other anyway. */
const openTwoConnections = () => Promise.all([knownSecretKeys(database.sql), knownSecretKeys(database.sql)]);

describe('the book of secret keys', () => {
  it('[D-135] has them in the order in which they became the newest, and knows which are retired', async () => {
    expect(await book()).toEqual([]);
    await change('B', { before: ['A'] });
    expect(await book()).toEqual(['A', 'B']);
    await change('C');
    await change('C', { retired: ['A', 'B'] });
    expect(await book()).toEqual(['-A', '-B', 'C']);
    await change('A');
    expect(await book()).toEqual(['-B', 'C', 'A']);
  });

  it('[D-135] is changed by one process after the other, each from the state that the one before has left', async () => {
    const seen: string[] = [];
    const add = (newest: string) =>
      changeSecretKeys(database.sql, (keys) => (seen.push(keys.at(-1)!.fingerprint), { newest, retired: [] }));
    await openTwoConnections();
    await Promise.all([add('D'), add('E')]);
    const [first, second] = (await book()).slice(-2);
    expect(seen).toEqual(['A', first]);
    expect([first, second].sort()).toEqual(['D', 'E']);
    await expect(
      changeSecretKeys(database.sql, () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect((await book()).at(-1)).toBe(second);
  });
});
