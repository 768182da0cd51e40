import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedService } from '@svc/testing';
import type { Recording } from '../../libs/reference/src/openapi/recorded-answers';
import { record } from './answers/record';

const FILE = join(__dirname, '../../libs/reference/src/openapi/answers.json');

/** Plays every operation with the demo; `npm run docs:record` has it write what it was answered. */
describe('the examples of answers in the OpenAPI documents', () => {
  let recording: { operations: Recording };

  beforeAll(async () => {
    recording = { operations: await record(await sharedService()) };
    if (process.env['RECORD_ANSWERS']) writeFileSync(FILE, `${JSON.stringify(recording, null, 2)}\n`);
  });

  it('[ADR 0127 r1] are what the service answers with the demo; run `npm run docs:record` after a change', () => {
    expect(recording).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
  });
});
