import { covers, defaultScopes, type OperationScope, SCOPES } from './scopes';

const single = SCOPES.filter((scope): scope is OperationScope => scope !== 'read' && scope !== 'transact');
const further: readonly string[] = ['forms:submit', 'subscriptions:create'];
const reading = single.filter((scope) => scope.endsWith(':read'));

describe('scopes', () => {
  it('[§5 r6] are the eleven of the specification, two umbrellas and those of operations beyond it', () => {
    expect(single.filter((scope) => !further.includes(scope))).toHaveLength(11);
  });

  it.each(single)('[§5 r6] %s allows itself and nothing else', (scope) => {
    expect(single.filter((required) => covers([scope], required))).toEqual([scope]);
  });

  it('[D-26] read covers every reading scope and nothing else', () => {
    expect(single.filter((required) => covers(['read'], required))).toEqual(reading);
  });

  it('[§4 r4] [D-26] transact covers every scope', () => {
    expect(single.filter((required) => covers(['transact'], required))).toEqual(single);
  });

  it('[D-26] are read and free registration by default for new publishable keys, and everything for new secret ones', () => {
    expect(defaultScopes('publishable')).toEqual(['read', 'events:register']);
    expect(defaultScopes('secret')).toEqual(['transact']);
    expect(defaultScopes('admin')).toEqual([]);
  });
});
