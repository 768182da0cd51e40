import { anAttempt } from '@svc/payments/testing';
import { LoggedRefusals } from './logged-refusals';
import { createLogger } from './logger';

it('[D-127] a refusal is a warning with the attempt and the provider’s sentence, and nothing of the buyer', () => {
  const lines: string[] = [];
  const attempt = anAttempt({ payer: { name: 'Ada Obi', email: 'ada@example.com' }, provider: 'stripe', rail: 'international_card' });
  new LoggedRefusals(createLogger({ logLevel: 'warn' }, 'api', { write: (line) => lines.push(line) })).refused(attempt, {
    cause: 'configuration',
    code: 'amount_too_small',
    message: 'Amount must be at least $0.50 usd.',
  });
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'warn',
    workspace: expect.stringMatching(/^wks_/),
    mode: 'live',
    checkout: expect.stringMatching(/^chk_/),
    reference: attempt.reference,
    rail: 'international_card',
    provider: 'stripe',
    cause: 'configuration',
    code: 'amount_too_small',
    said: 'Amount must be at least $0.50 usd.',
  });
  expect(lines.join('')).not.toMatch(/ada/i);
});

it('[ADR 0162 r3] a key that the provider does not accept is an error with its workspace and reason', () => {
  const lines: string[] = [];
  const attempt = anAttempt({ provider: 'stripe', rail: 'international_card' });
  new LoggedRefusals(createLogger({ logLevel: 'warn' }, 'api', { write: (line) => lines.push(line) })).keyRefused(attempt, {
    cause: 'configuration',
    code: 'http_401',
    message: 'Invalid API Key provided.',
  });
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'error',
    workspace: expect.stringMatching(/^wks_/),
    provider: 'stripe',
    code: 'http_401',
    msg: expect.stringContaining('refuses the key of a workspace'),
  });
});
