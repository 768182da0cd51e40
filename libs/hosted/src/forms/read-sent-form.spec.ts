import { InMemoryDisk, InMemoryIncomingFiles } from '@svc/content/testing';
import { UnreadableBody } from '@svc/http';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { multipartBodies, multipartRequest } from '@svc/testing';
import { judgeSeal, readSentForm, sealOf } from './read-sent-form';

const signer = new PlainLinkSigner();
const noon = Date.parse('2026-03-01T12:00:00Z');
const id = '01890000-0000-7000-8000-0000000000e1';
const DAY = 24 * 60 * 60 * 1_000;

describe('the seal of a form', () => {
  const seal = sealOf({ path: '/ile/f/contact', shownAt: new Date(noon), id }, signer);

  it.each([
    [0, 'too_fast'],
    [1_999, 'too_fast'],
    [2_000, 'good'],
    [DAY, 'good'],
    [DAY + 1, 'too_old'],
    [-60_000, 'too_fast'],
  ])('is judged, for a page shown %i ms ago, as %s', (age, verdict) => {
    expect(judgeSeal(seal, '/ile/f/contact', new Date(noon + age), signer)).toEqual(
      verdict === 'good' ? { is: verdict, pageId: id } : { is: verdict },
    );
  });

  it.each([
    '',
    'x',
    '.',
    `${noon}`,
    `${noon}.forged`,
    seal.replace(id, id.replace('e1', 'e2')),
    `${noon - 1}${seal.slice(seal.indexOf('.'))}`,
  ])('asks to send once more what it does not know: %j', (forged) => {
    expect(judgeSeal(forged, '/ile/f/contact', new Date(noon + 5_000), signer)).toEqual({ is: 'too_old' });
  });

  it('is good for one form alone', () => {
    expect(judgeSeal(seal, '/ile/f/other', new Date(noon + 5_000), signer)).toEqual({ is: 'too_old' });
  });
});

it('[§7 envelope] a form is read or refused as unreadable, whatever is sent: 10,000 random ones', async () => {
  const files = new InMemoryIncomingFiles(new InMemoryDisk());
  const intake = { incoming: files, keys: new Map([['answers.photo', 'photo']]), files: 3, fileSize: 1_000, inAll: 2_000 };
  const faults: unknown[] = [];
  let number = 0;
  for (const body of multipartBodies(110, 10_000)) {
    number += 1;
    const taken = number % 3 === 0 ? undefined : intake;
    const fault = await readSentForm(multipartRequest(body), taken, async ({ values }) => values.text('answers.name')).then(
      () => undefined,
      (error: unknown) => (error instanceof UnreadableBody ? undefined : error),
    );
    if (fault) faults.push({ number, fault, contentType: body.contentType, bytes: String(body.bytes.subarray(0, 500)) });
  }
  expect(faults).toEqual([]);
}, 120_000);
