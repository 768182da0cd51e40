import assert from 'node:assert/strict';
import { ask, eventually } from '../run/client.mjs';
import { emailTo } from '../run/emails.mjs';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

function repairs() {
  const fields = [
    { key: 'note', label: 'Note', type: 'text' },
    { key: 'photo', label: 'Photo', type: 'file', options: { file: { accept: [], maxSizeBytes: 3_000_000, maxFiles: 2 } } },
  ];
  return {
    version: 1,
    workspace: { displayName: 'Repairs', timezone: 'Africa/Lagos', currencies: ['NGN'] },
    forms: [{ slug: 'repairs', name: 'Repairs', fields }],
  };
}

/** Sends the page of a form with pictures of so many bytes, as slowly as people do. */
async function send(page, sizes) {
  const seal = /name="seal" value="([^"]+)"/.exec((await ask(page)).text)[1];
  const body = new FormData();
  for (const [name, value] of Object.entries({ seal, 'answers.note': 'As we said' })) body.set(name, value);
  for (const size of sizes) body.append('answers.photo', new Blob([PNG, new Uint8Array(size)], { type: 'image/png' }), 'photo.png');
  const post = () => ask(page, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  return eventually('the form is slow enough for a person', async () => {
    const answer = await post();
    return answer.text.includes('faster than people') ? undefined : answer;
  });
}

export const checks = {
  'D-110': async ({ instance }) => {
    const shop = await instance.openShop(repairs);
    const { forms } = await shop.admin.call('GET', '/workspace');
    assert.deepEqual(forms, { keepDays: 365, fileMiBPerSubmission: 25, fileMiBInAll: 2_048 }, 'of a workspace that is made now');
    const page = `${instance.root}/${shop.slug}/f/repairs`;

    const alertEmail = `alerts@${shop.slug}.example`;
    await shop.admin.call('PATCH', '/workspace', { alertEmail, forms: { fileMiBPerSubmission: 1, fileMiBInAll: 1 } });
    const large = await send(page, [600_000, 600_000]);
    assert.deepEqual(
      [large.status, large.text.includes('value="As we said"')],
      [413, true],
      'too much in one submission: the page comes back with the text',
    );
    assert.equal((await send(page, [600_000])).status, 303);
    for (let time = 0; time < 2; time += 1) {
      const full = await send(page, [600_000]);
      assert.deepEqual(
        [full.status, full.text.includes('cannot take files now'), full.text.includes('value="As we said"')],
        [409, true, true],
        'no room is left: the page says so and keeps the text',
      );
    }
    assert.equal((await send(page, [])).status, 303, 'answers without files are taken');
    assert.equal((await shop.admin.list('/submissions')).length, 2);
    assert.match((await emailTo(instance, alertEmail)).subject, /cannot take files/);
    assert.equal((await instance.inbox(alertEmail)).length, 1, 'the merchant is told once');
  },
};
