import { ConnectionError, StorefrontError, TierSoldOut, TimedOut, UnexpectedAnswer } from '..';
import { SignatureMissing } from '../webhooks';
import { connectionCauseOf } from './connection-cause';

/** Returns what `fetch` of Node throws. */
const ofNode = (code: string, message = code) =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(message), { code }) });
const address = 'http://shop.test/v1/store/events';

describe('a failed connection', () => {
  it.each([
    ['refused', ofNode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1'), /\(ECONNREFUSED\): nothing listens there\. Start the service/],
    ['refused, by Bun', Object.assign(new Error('Unable to connect.'), { code: 'ConnectionRefused' }), /nothing listens there/],
    ['refused, by Deno', new TypeError('client error (Connect): tcp connect error: Connection refused (os error 111)'), /nothing listens/],
    ['an unknown host', ofNode('ENOTFOUND', 'getaddrinfo ENOTFOUND shop.test'), /\(ENOTFOUND\): its host is unknown\. Correct the name/],
    ['a resolver that is away', ofNode('EAI_AGAIN'), /host is unknown/],
    ['an unknown host, by Deno', new TypeError('dns error: failed to lookup address information'), /host is unknown/],
    ['no route', ofNode('EHOSTUNREACH'), /cannot be reached/],
    ['a timeout', ofNode('UND_ERR_CONNECT_TIMEOUT', 'Connect Timeout Error'), /cannot be reached/],
    ['a self-signed certificate', ofNode('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), /certificate is not trusted/],
    ['an old certificate', ofNode('CERT_HAS_EXPIRED', 'certificate has expired'), /certificate is not trusted/],
    ['a certificate of another host', ofNode('ERR_TLS_CERT_ALTNAME_INVALID'), /certificate is not trusted/],
    ['a certificate, by Deno', new TypeError('invalid peer certificate: UnknownIssuer'), /certificate is not trusted/],
    ['https at a port of http', ofNode('ERR_SSL_WRONG_VERSION_NUMBER'), /one side speaks TLS/],
    ['https at a port of http, by its first bytes', ofNode('ERR_SSL_PACKET_LENGTH_TOO_LONG'), /one side speaks TLS/],
    [
      'https at a port of http, as older Node says it',
      ofNode('EPROTO', 'write EPROTO 80FC:SSL routines::wrong version number'),
      /one side/,
    ],
    ['a refused handshake', ofNode('ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE'), /both sides speak TLS and do not agree/],
    ['a host name that its server does not have', ofNode('ERR_SSL_TLSV1_UNRECOGNIZED_NAME'), /do not agree: on the host name/],
    ['a client certificate', ofNode('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'), /do not agree.*client certificate/],
    ['a refused handshake, as older Node says it', ofNode('EPROTO', 'SSL routines:ssl3_read_bytes:unrecognized name'), /do not agree/],
    ['a certificate, by the code of TLS', ofNode('ERR_SSL_CERTIFICATE_VERIFY_FAILED'), /certificate is not trusted/],
    ['an unknown host named redirect', ofNode('ENOTFOUND', 'getaddrinfo ENOTFOUND redirect.shop.example'), /host is unknown/],
    ['no route to a host named dns', ofNode('EHOSTUNREACH', 'connect EHOSTUNREACH dns.example'), /cannot be reached/],
    [
      'a timeout at a host named refused',
      ofNode('UND_ERR_CONNECT_TIMEOUT', '(attempted address: refused.example:443)'),
      /cannot be reached/,
    ],
    [
      'an unknown host named redirect, by Deno',
      new TypeError('error sending request for url (http://redirect.example/v1): dns error: failed to lookup address information'),
      /host is unknown/,
    ],
    ['a reset', ofNode('ECONNRESET', 'read ECONNRESET'), /connection broke/],
    ['a body that ends early', Object.assign(new TypeError('terminated'), { cause: { code: 'UND_ERR_SOCKET' } }), /connection broke/],
    ['a port of fetch', Object.assign(new TypeError('fetch failed'), { cause: new Error('bad port') }), /fetch refuses this port/],
    ['no address', Object.assign(new TypeError('Failed to parse URL'), { cause: { code: 'ERR_INVALID_URL' } }), /not a valid address/],
    ['a letter in a header', new TypeError('Cannot convert argument to a ByteString'), /a header has a character/],
    ['a browser', new TypeError('Failed to fetch'), /\(Failed to fetch\): this platform hides why.*CORS/],
    ['an app', new TypeError('Network request failed'), /this platform hides why/],
    ['something new', new Error('The moon is down'), /\(The moon is down\): the connection failed\./],
    ['no error', 'no', /\(no\): the connection failed\./],
    ['nothing', undefined, /\(undefined\): the connection failed\./],
  ])('says why, and what to do: %s', (_what, cause, words) => {
    const error = new ConnectionError(address, cause);
    expect(error.message).toMatch(words);
    expect(error.message).toContain(address);
    expect(error.cause).toBe(cause);
  });

  it('is explained by the first of several addresses of a host', () => {
    const failed = ['::1', '127.0.0.1'].map((host) => Object.assign(new Error(`connect ECONNREFUSED ${host}`), { code: 'ECONNREFUSED' }));
    expect(connectionCauseOf({ message: 'fetch failed', cause: { message: '', errors: failed } })).toMatchObject({
      detail: 'ECONNREFUSED',
    });
  });

  it('is explained also where a cause is its own cause', () => {
    const error = new Error('Round and round') as Error & { cause?: unknown };
    error.cause = error;
    expect(connectionCauseOf(error).detail).toBe('Round and round');
  });

  it('is worth a retry unless something has to be changed first', () => {
    const isRetryable = (code: string) => new ConnectionError(address, ofNode(code)).retryable;
    expect(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET', 'NEW'].map(isRetryable)).toEqual(Array(5).fill(true));
    expect(['CERT_HAS_EXPIRED', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_INVALID_URL'].map(isRetryable)).toEqual(Array(3).fill(false));
  });
});

it('a call that takes too long says how long it was given, and which setting that is', () => {
  expect(new TimedOut(address, 50).message).toMatch(/within 50 ms.*raise timeoutMs/);
});

describe('a response of another program says what it is, and what to do', () => {
  it.each([
    [
      'a site',
      200,
      'text/html; charset=utf-8',
      '<h1>Welcome</h1>',
      /returned 200 with a web page \(text\/html.*Check baseUrl.*ends with \/v1/,
    ],
    ['a page without a type', 404, '', '<!DOCTYPE html><p>None', /returned 404 with a web page/],
    ['a proxy', 502, 'text/html', '<h1>Bad Gateway</h1>', /proxy in front of the service cannot reach it/],
    ['plain HTTP at a port of TLS', 400, 'text/html', 'The plain HTTP request was sent to HTTPS port', /Begin baseUrl with https/],
    [
      'another API',
      404,
      'application/json',
      '{"message":"Cannot GET /v1"}',
      /application\/json, which is not a response of the Storefront/,
    ],
    ['cut JSON', 200, 'application/json', '[{"ref":', /JSON that is broken or of another program/],
    ['nothing', 200, 'text/plain', '', /an empty body, which this operation never has/],
  ])('%s', (_what, status, contentType, text, words) => {
    expect(new UnexpectedAnswer({ address, status, contentType, text }).message).toMatch(words);
  });
});

describe('an error as JSON', () => {
  const failure = {
    code: 'TIER_SOLD_OUT',
    message: 'Sold out.',
    status: 409,
    retryable: false,
    requestId: 'req_1',
    details: { remaining: 2 },
  };

  it('has its message and all that programs branch on', () => {
    expect(JSON.parse(JSON.stringify({ error: new TierSoldOut(failure) }))).toEqual({ error: { ...failure, name: 'TierSoldOut' } });
    expect(new StorefrontError(failure).toJSON()).toMatchObject({ name: 'StorefrontError', message: 'Sold out.' });
  });

  it('has the fields of its class, and neither cause nor stack', () => {
    const foreign = new UnexpectedAnswer({ address, status: 200, contentType: 'text/html', text: '<h1>' });
    expect(JSON.parse(JSON.stringify(foreign))).toMatchObject({ text: '<h1>', message: foreign.message });
    expect(Object.keys(new ConnectionError(address, ofNode('ECONNREFUSED')).toJSON())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cause|stack/)]),
    );
  });

  it('has its message when it is of a webhook', () => {
    expect(JSON.parse(JSON.stringify(new SignatureMissing('None.')))).toEqual({ name: 'SignatureMissing', message: 'None.' });
  });
});
