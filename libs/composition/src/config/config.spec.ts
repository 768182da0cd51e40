import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, readMigrationConfig } from './config';
import type { BadConfiguration } from './refusals';

const mail = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'tickets@shop.example' };
const production = { ...mail, PUBLIC_URL: 'https://shop.example', NODE_ENV: 'production' };
const needed = { DATABASE_URL: 'postgres://svc@localhost/svc', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
const good = { ...needed, NODE_ENV: 'development' };

function sentences(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
  } catch (error) {
    return (error as BadConfiguration).sentences;
  }
  return [];
}

describe('the configuration', () => {
  it('has the defaults of development', () => {
    const config = readConfig(good);
    expect(config.http).toEqual({ port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', trustProxy: [] });
    expect(config.sandboxPayments).toBe('all');
    expect(config.providerUrls).toEqual({ paystack: 'https://api.paystack.co', stripe: 'https://api.stripe.com' });
    expect(config.serviceEnvironment).toBe('both');
  });

  it('names every invalid variable and its valid values, without repeating its value', () => {
    const faults = sentences({ ...good, PORT: 'eighty', SECRET_KEY: 'c2VjcmV0', SERVICE_ENVIRONMENT: 'moon' });
    expect(faults).toHaveLength(3);
    expect(faults.join('\n')).toMatch(/PORT is not valid: it takes a port number/);
    expect(faults.join('\n')).toMatch(/SECRET_KEY is not valid: it takes 32 random bytes/);
    expect(faults.join('\n')).toMatch(/SERVICE_ENVIRONMENT is not valid: it takes both, staging or production/);
    expect(faults.join('\n')).not.toMatch(/eighty|c2VjcmV0|moon/);
  });

  it.each<Record<string, string>>([
    { PORT: '-1' },
    { PORT: '65536' },
    { PORT: '1.5' },
    { DATABASE_POOL_SIZE: '1' },
    { DATABASE_POOL_SIZE: '2.5' },
    { RATE_LIMIT_SCALE: '-1' },
    { RATE_LIMIT_SCALE: 'none' },
    { DATABASE_URL: 'mysql://x' },
    { REDIS_URL: 'x' },
    { PUBLIC_URL: 'ftp://x' },
    { OPERATOR_TOKEN: 'x' },
    { SECRET_KEYS_PREVIOUS: 'x' },
    { LOG_LEVEL: 'loud' },
    { INSECURE_DEVELOPMENT: 'on' },
    { OTP_PRICES: 'NGN' },
    { OTP_PRICES: 'NGN=1.5' },
    { OTP_PRICES: 'QQQ=1' },
    { OTP_PRICES: 'NGN=1,' },
    { WAITS: 'lookMs' },
    { WAITS: 'lookMs=0' },
    { WAITS: 'lookMs=1.5' },
    { WAITS: 'timeoutMs=5' },
    { WAITS: 'lookMs=1,' },
    { WAITS: 'toString=1' },
    { KEEP_AUDIT_DAYS: '0' },
    { KEEP_AUDIT_DAYS: 'never' },
    { KEEP_MESSAGE_TEXTS_DAYS: '1.5' },
    { KEEP_MESSAGE_TEXTS_DAYS: '-1' },
    { PAYSTACK_API_URL: 'api.paystack.co' },
    { STRIPE_API_URL: 'ftp://x' },
    { FACES: 'shop' },
    { FACES: 'store,,hosted' },
    { FACES: 'Store' },
    { FACES: 'pages,shop' },
  ])('refuses %j in one sentence', (variable) => {
    expect(sentences({ ...good, ...variable })).toEqual([
      expect.stringMatching(new RegExp(`^${Object.keys(variable)[0]} is not valid: it takes .*[^.]\\.$`)),
    ]);
  });

  it('[ADR 0140 r3] has all faces, or those that are named, and names the words where one is unknown', () => {
    expect(readConfig(good).faces).toEqual(['store', 'management', 'hosted']);
    expect(readConfig({ ...good, FACES: '' }).faces).toEqual(['store', 'management', 'hosted']);
    expect(readConfig({ ...good, FACES: 'hosted, store,hosted' }).faces).toEqual(['store', 'hosted']);
    expect(sentences({ ...good, FACES: 'store,shop' })).toEqual([
      'FACES is not valid: it takes one or more of store, management, hosted, separated by commas.',
    ]);
  });

  it('has default prices of codes, including USD, and those that are set', () => {
    expect(readConfig(good).otpPrices).toMatchObject({ NGN: 2_000, USD: 5 });
    expect(readConfig({ ...good, OTP_PRICES: 'NGN=1500, JPY=7' }).otpPrices).toMatchObject({ NGN: 1_500, JPY: 7, USD: 5 });
  });

  it('[D-111] has timeouts that suit people and leases, and shorter ones where tests set them', () => {
    expect(readConfig(good).waits).toMatchObject({ readLookMs: 3_000, lookMs: 25_000, openMs: 15_000, callMs: 25_000, refundMs: 90_000 });
    expect(readConfig({ ...good, WAITS: 'lookMs=500, refundMs=2000' }).waits).toEqual({
      ...readConfig(good).waits,
      lookMs: 500,
      refundMs: 2_000,
    });
  });

  it('sweeps for due work every half minute, and every second where clocks are advanced, unless it is set otherwise', () => {
    const sweepOf = (variables: object) => readConfig({ ...good, ...variables }).waits.sweepMs;
    expect([sweepOf(production), sweepOf({}), sweepOf({ WAITS: 'sweepMs=500' })]).toEqual([30_000, 1_000, 500]);
  });

  it('keeps texts of messages for 400 days and the audit log permanently, unless it is set otherwise', () => {
    expect(readConfig(good).keptDays).toEqual({ messageTexts: 400, auditEntries: undefined });
    expect(readConfig({ ...good, KEEP_MESSAGE_TEXTS_DAYS: 'forever', KEEP_AUDIT_DAYS: '730' }).keptDays).toEqual({
      messageTexts: undefined,
      auditEntries: 730,
    });
  });

  it('names missing variables', () => {
    expect(sentences({ SECRET_KEY: good.SECRET_KEY })).toEqual([expect.stringMatching(/^DATABASE_URL is missing: it takes an address/)]);
  });

  it('refuses to start in production without a mail server, or without a sender address', () => {
    expect(sentences({ ...good, PUBLIC_URL: production.PUBLIC_URL, NODE_ENV: 'production' })).toEqual([
      'SMTP_URL is missing: it takes an address such as smtp://user:password@mail.example:587, and is needed in production.',
      expect.stringMatching(/^MAIL_FROM is missing: it takes the address that mails are from/),
    ]);
    expect(sentences({ ...good, SMTP_URL: mail.SMTP_URL })).toEqual([expect.stringMatching(/^MAIL_FROM is missing/)]);
    expect(readConfig({ ...good, ...mail }).messaging).toMatchObject({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(readConfig(good).messaging.smtpUrl).toBeUndefined();
  });

  it('[D-120] reads the sender address of mails by the rule of all addresses', () => {
    expect(readConfig({ ...good, ...mail, MAIL_FROM: ' Tickets@bücher.example\u200b' }).messaging.from).toBe(
      'Tickets@xn--bcher-kva.example',
    );
    expect(sentences({ ...good, ...mail, MAIL_FROM: 'tickets@shop' })).toEqual([
      expect.stringContaining('a whole domain, with a dot in it'),
    ]);
  });

  it.each<Record<string, string>>([
    { SMTP_URL: 'http://mail.example' },
    { MAIL_FROM: 'Adire House' },
    { SMS_URL: 'twilio://AC1@api.twilio.com?from=1' },
    { SMS_URL: 'termii://key@api.ng.termii.com' },
    { SMS_URL: 'nexmo://x@y?from=z' },
    { WHATSAPP_URL: 'whatsapp://token@graph.facebook.com/123' },
    { WHATSAPP_URL: 'whatsapp://graph.facebook.com/v23.0/123' },
    { WHATSAPP_URL: 'whatsapp://token@graph.facebook.com/v23.0/123?template=Sign%20in' },
    { WHATSAPP_URL: 'whatsapp://token@graph.facebook.com/v23.0/123?template=sign_in&language=english' },
    { TERMII_API_URL: 'api.ng.termii.com' },
  ])('refuses %j as a way to send messages', (variable) => {
    expect(sentences({ ...good, ...mail, ...variable })).toEqual([
      expect.stringMatching(new RegExp(`^${Object.keys(variable)[0]} is not valid: it takes `)),
    ]);
  });

  it('has the service’s own number, and the addresses for those of merchants', () => {
    const whatsAppUrl =
      'whatsapp://token@graph.facebook.com/v23.0/123?template=sign_in&language=en_GB&app_secret=secret&verify_token=token';
    const { messaging } = readConfig({ ...good, WHATSAPP_URL: whatsAppUrl, TWILIO_API_URL: 'http://localhost:4000/' });
    expect(messaging).toMatchObject({
      whatsAppUrl,
      addresses: { whatsapp: 'https://graph.facebook.com/v23.0', twilio: 'http://localhost:4000', termii: 'https://api.ng.termii.com' },
    });
  });

  it.each<Record<string, string>>([
    {},
    { NODE_ENV: '' },
    { NODE_ENV: 'test' },
    { NODE_ENV: 'staging' },
    { NODE_ENV: 'Development' },
    { NODE_ENV: 'development ' },
    { NODE_ENV: 'production' },
  ])('[D-108] is treated as production with %j', (variable) => {
    expect(sentences({ ...needed, ...variable })).toEqual(
      ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'].map((name) => expect.stringMatching(`^${name} is missing`)),
    );
    expect(sentences({ ...needed, ...production, ...variable, SANDBOX_PAYMENTS: 'all' })).toEqual([
      expect.stringMatching(/^SANDBOX_PAYMENTS is not valid/),
    ]);
    const open = { ...variable, HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example', INSECURE_DEVELOPMENT: 'yes' };
    expect(readConfig({ ...needed, ...mail, ...open })).toMatchObject({
      production: true,
      insecureDevelopment: false,
      sandboxPayments: 'test',
      webhookHosts: [],
    });
  });

  it.each<[string, Record<string, string>]>([
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.7' }],
    ['HOST', { HOST: '127.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://127.0.0.1.example' }],
  ])('[D-108] refuses in development a %s that is reachable from elsewhere: %j', (name, variable) => {
    expect(sentences({ ...good, ...variable })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is not valid: it takes an address of this machine.*INSECURE_DEVELOPMENT=yes`)),
    ]);
    expect(readConfig({ ...good, ...variable, INSECURE_DEVELOPMENT: 'yes' })).toMatchObject({
      production: false,
      insecureDevelopment: true,
    });
  });

  it.each<Record<string, string>>([
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'https://shop.localhost' },
  ])('[D-108] accepts in development addresses of this machine: %j', (variable) =>
    expect(readConfig({ ...good, ...variable })).toMatchObject({ production: false, insecureDevelopment: false }),
  );

  it('[D-108] names the stored key of development where production is started without one', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'config-'));
    const start = () => sentences({ DATABASE_URL: needed.DATABASE_URL, ...production, DATA_DIR: dataDir });
    expect(start()).toEqual([expect.not.stringContaining('secret-key')]);
    writeFileSync(join(dataDir, 'secret-key'), `${needed.SECRET_KEY}\n`);
    expect(start()).toEqual([expect.stringMatching(/^SECRET_KEY is missing: it takes 32 random bytes/)]);
    expect(start()[0]).toContain(`SECRET_KEY="$(cat '${join(dataDir, 'secret-key')}')"`);
    expect(start()[0]).not.toContain(needed.SECRET_KEY);
    rmSync(dataDir, { recursive: true });
  });

  it('[D-8] gives a migration the database and the keys, and requires both', () => {
    const previous = Buffer.alloc(32, 8);
    expect(readMigrationConfig({ ...needed, SECRET_KEYS_PREVIOUS: previous.toString('base64') })).toEqual({
      production: true,
      warnings: [],
      databaseUrl: needed.DATABASE_URL,
      secretKeys: [Buffer.alloc(32, 7), previous],
    });
    expect(() => readMigrationConfig({ DATABASE_URL: needed.DATABASE_URL })).toThrow(/^SECRET_KEY is missing: it takes 32 random bytes/);
    expect(() => readMigrationConfig({ SECRET_KEY: needed.SECRET_KEY })).toThrow(/^DATABASE_URL is missing/);
  });

  it('[D-135] needs PUBLIC_URL in production, and makes one of HOST and PORT in development alone', () => {
    const { PUBLIC_URL, ...rest } = production;
    expect(sentences({ ...good, ...rest })).toEqual([
      'PUBLIC_URL is missing: it takes the address people reach the service at, such as https://shop.example, and is needed in production: it is in every link.',
    ]);
    expect(readConfig({ ...good, ...rest, PUBLIC_URL: `${PUBLIC_URL}/` }).http.publicUrl).toBe(PUBLIC_URL);
    expect(readConfig({ ...good, HOST: '::1', PORT: '4000' }).http.publicUrl).toBe('http://[::1]:4000');
  });

  it.each(['https://shop.example/?from=mail', 'https://shop.example/#top', 'https://me:secret@shop.example'])(
    '[D-135] refuses %s as PUBLIC_URL: no path can be put behind it',
    (PUBLIC_URL) => {
      expect(sentences({ ...good, ...production, PUBLIC_URL })).toEqual([
        expect.stringMatching(/^PUBLIC_URL is not valid: it takes .*without user, query and fragment\.$/),
      ]);
    },
  );

  it.each([
    ['http://shop.example', 1],
    ['http://192.168.1.7', 1],
    ['https://shop.example', 0],
    ['http://localhost:8080', 0],
    ['http://127.0.0.1:3000', 0],
  ])('[D-135] warns of links by %s in production: %d time', (PUBLIC_URL, times) => {
    const { warnings } = readConfig({ ...good, ...production, PUBLIC_URL });
    expect(warnings.filter((warning) => /^PUBLIC_URL begins with http: .* Use https\.$/.test(warning))).toHaveLength(times);
  });

  it('[D-135] warns of a variable that resembles one of the service, even where the start is refused or a migration runs', () => {
    const warning = 'SECERT_KEY is not a variable of this service and is ignored. Did you mean SECRET_KEY?';
    const misspelt = { DATABASE_URL: needed.DATABASE_URL, SECERT_KEY: needed.SECRET_KEY };
    expect(readConfig({ ...good, ...misspelt }).warnings).toEqual([warning]);
    expect(readMigrationConfig({ ...needed, ...misspelt }).warnings).toEqual([warning]);
    expect(sentences({ ...misspelt, NODE_ENV: 'development' })).toEqual([expect.stringMatching(/^SECRET_KEY is missing/), warning]);
  });

  it('[D-135] lets everything leave the service unless OUTWARD is off, and each start then warns', () => {
    const settings = (OUTWARD: string) => [readConfig({ ...good, OUTWARD })].map(({ outward, warnings }) => [outward, warnings.length])[0];
    expect([settings(''), settings('on'), settings('off')]).toEqual([
      [true, 0],
      [true, 0],
      [false, 1],
    ]);
    expect(sentences({ ...good, OUTWARD: 'no' })).toEqual(['OUTWARD is not valid: it takes on or off.']);
  });

  it('explains how to make a token of the operator', () => {
    expect(sentences({ ...good, OPERATOR_TOKEN: 'x' })).toEqual([
      expect.stringContaining('make one with: echo svc_ad_$(openssl rand -hex 18)'),
    ]);
  });

  it('refuses to play live sales in production', () => {
    expect(sentences({ ...good, ...production, SANDBOX_PAYMENTS: 'all' })).toEqual([expect.stringMatching(/^SANDBOX_PAYMENTS/)]);
    expect(readConfig({ ...good, ...production }).sandboxPayments).toBe('test');
  });

  it('[decisions 3.16 media] stores uploads on the disk unless a bucket is set with all of its variables', () => {
    expect(readConfig(good).media).toEqual({ imageBytes: 20 * 1024 * 1024, otherBytes: 100 * 1024 * 1024, bucket: undefined });

    const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' };
    expect(readConfig({ ...good, ...bucket, S3_REGION: 'af-south-1' }).media.bucket).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'media',
      region: 'af-south-1',
      accessKeyId: 'id',
      secretAccessKey: 'hidden',
    });
    expect(sentences({ ...good, ...bucket, MEDIA_FILE_MAX_MIB: '0' })).toEqual([
      expect.stringMatching(/^MEDIA_FILE_MAX_MIB is not valid: it takes 1 or more MiB/),
    ]);
    expect(sentences({ ...good, ...bucket, S3_BUCKET: '' })).toEqual([
      'S3_BUCKET is missing: it is needed with S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
    ]);
  });

  it('[D-77] lets webhooks reach this machine in development only, unless hosts are named', () => {
    expect(readConfig(good).webhookHosts).toEqual(['localhost', '127.0.0.1', '[::1]']);
    expect(readConfig({ ...good, ...production }).webhookHosts).toEqual([]);
    expect(readConfig({ ...good, ...production, WEBHOOK_ALLOW_HOSTS: 'erp.internal, 10.0.0.7' }).webhookHosts).toEqual([
      'erp.internal',
      '10.0.0.7',
    ]);
    expect(readConfig({ ...good, WEBHOOK_ALLOW_HOSTS: '[fd00::1], erp.internal' }).webhookHosts).toEqual(['[fd00::1]', 'erp.internal']);
    expect(sentences({ ...good, WEBHOOK_ALLOW_HOSTS: '::1' })).toHaveLength(1);
    expect(sentences({ ...good, WEBHOOK_ALLOW_HOSTS: 'http://erp.internal' })).toEqual([
      expect.stringMatching(/^WEBHOOK_ALLOW_HOSTS is not valid: it takes host names/),
    ]);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ ...good, PORT: '' }).http.port).toBe(3000);
  });
});
