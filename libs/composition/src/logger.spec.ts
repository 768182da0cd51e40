import { createLogger } from './logger';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  write(createLogger({ logLevel: 'info' }, 'api', { write: (line: string) => (text += line) }));
  return text;
}

describe('the log', () => {
  it('tells of an error where it came from', () => {
    expect(JSON.parse(logged((logger) => logger.error({ err: new Error('Lost.') }, 'A request failed.')))).toMatchObject({
      level: 'error', name: 'api', msg: 'A request failed.', err: { message: 'Lost.', stack: expect.stringContaining('logger.spec') },
    });
  });

  it('tells of a failed statement without the values it was given', () => {
    const error = Object.assign(new Error('duplicate key'), { query: 'insert into access_key_hash values ($1)', parameters: ['c2VjcmV0'] });
    const line = logged((logger) => logger.error({ err: error }, 'A request failed.'));
    expect(line).toContain('insert into access_key_hash');
    expect(line).not.toContain('c2VjcmV0');
  });

  it('never tells a key, a token or a password', () => {
    const secret = 'svc_sk_live_0123456789';
    const line = logged((logger) => logger.info({ key: secret, headers: { authorization: secret }, mail: { password: secret, secret } }, 'seen'));
    expect(line).not.toContain(secret);
  });
});
