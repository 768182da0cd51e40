import { codeSamples } from './code-samples';

const [sdk, curl, php, python] = codeSamples(
  { operationId: 'registerForEvent', method: 'post', path: '/store/events/{slug}/register' },
  {
    path: { slug: 'open-studio' },
    headers: { 'Idempotency-Key': '<fresh key>' },
    body: { tickets: [{ quantity: 1 }], contact: { name: "O'Neil" } },
  },
).map(({ source }) => source);

describe('code samples', () => {
  it('call by the SDK the method of the operation, which makes a key by itself', () => {
    expect(sdk).toContain(`await store.events.register('open-studio', { tickets: [{ quantity: 1 }], contact: { name: 'O\\'Neil' } });`);
  });

  it('read address and key from the environment in curl, and make an idempotency key for each run', () => {
    expect(curl).toBe(`curl -s -X POST "$BASE/store/events/open-studio/register" \\
  -H "Authorization: Bearer $STORE_SECRET_KEY" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H 'Content-Type: application/json' \\
  -d '{"tickets":[{"quantity":1}],"contact":{"name":"O'\\''Neil"}}'`);
  });

  it('say the body in PHP as PHP does', () => {
    expect(php).toContain(`CURLOPT_POSTFIELDS => json_encode([
        'tickets' => [
            [
                'quantity' => 1,
            ],
        ],
        'contact' => [
            'name' => 'O\\'Neil',
        ],
    ]),`);
    expect(php).toContain(`'Idempotency-Key: ' . bin2hex(random_bytes(16)),`);
  });

  it('use the standard library alone in Python', () => {
    expect(python).toBe(`import json
import os
import urllib.request
import uuid

request = urllib.request.Request(
    os.environ['BASE'] + '/store/events/open-studio/register',
    method='POST',
    headers={
        'Authorization': 'Bearer ' + os.environ['STORE_SECRET_KEY'],
        'Idempotency-Key': str(uuid.uuid4()),
        'Content-Type': 'application/json',
    },
    data=json.dumps({
        'tickets': [
            {
                'quantity': 1,
            },
        ],
        'contact': {
            'name': 'O\\'Neil',
        },
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)`);
  });

  it('put what is asked for behind the address', () => {
    const [, read] = codeSamples({ operationId: 'listOrders', method: 'get', path: '/store/orders' }, { query: { limit: '10' } });
    expect(read!.source).toContain('curl -s "$BASE/store/orders?limit=10"');
  });
});
