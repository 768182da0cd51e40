import assert from 'node:assert/strict';
import { eachValue, enumerations, referable } from '../run/enumerations.mjs';
import { absent, accepted, holds } from '../run/expectations.mjs';

/** Plans a document without applying it: undefined = accepted, else the fields at fault. */
async function faultsOf(shop, document) {
  const { status, body } = await shop.get('/admin/document?dryRun=true', {
    key: shop.adminToken,
    method: 'PUT',
    body: { version: 1, ...document },
  });
  if (status === 200) return undefined;
  assert.equal(body.error.code, 'VALIDATION_ERROR');
  return Object.keys(body.error.details.fields);
}

/** Documents that a token may send at once (D-116); the first makes what the others refer to. */
const AT_ONCE = 12;

/** Plans documents as `faultsOf`, in workspaces of their own: the next one when the token of the last has sent as many as it may at once. */
function documentsOfAnother(shop) {
  let [own, sent] = [undefined, AT_ONCE];
  return async (document) => {
    if (sent === AT_ONCE) [own, sent] = [await shop.openAnother(referable), 1];
    sent += 1;
    return faultsOf(own, document);
  };
}

const event = (shop, fields) => shop.admin.call('PATCH', `/events/${shop.refOf('conference')}`, fields);

export const checks = {
  'D-20': async (shop) => {
    const { ticketTypes } = accepted(await shop.get('/store/events/conference'));
    assert.deepEqual([...new Set(ticketTypes.map(({ kind }) => kind))], ['paid', 'deposit', 'donation', 'free']);
    const faults = await faultsOf(shop, {
      events: [
        {
          slug: 'e',
          title: 'E',
          startAt: '2040-01-01T00:00:00Z',
          endAt: '2040-01-02T00:00:00Z',
          ticketTypes: [{ key: 't', name: 'T', kind: 'tiered' }],
        },
      ],
    });
    assert.deepEqual(faults, ['events[0].ticketTypes[0].kind']);
  },

  'D-21': async (shop) => {
    const faultsIn = documentsOfAnother(shop);
    for (const enumeration of enumerations) {
      for (const { value, document } of eachValue(enumeration))
        assert.equal(await faultsIn(document), undefined, `${enumeration.field} may be ${value}`);
      const faults = await faultsIn(enumeration.document('no_such_value'));
      assert.ok(
        faults?.some((path) => path.includes(enumeration.field)),
        `${enumeration.field} may not be no_such_value: ${faults}`,
      );
    }
  },

  'D-22': async (shop) => {
    const list = accepted(await shop.get('/store/products'));
    const { pricesFrom, compareAtFrom } = list.find(({ slug }) => slug === 'lamp');
    assert.deepEqual(
      [pricesFrom, compareAtFrom],
      [
        { NGN: 80_000, USD: 700 },
        { NGN: 100_000, USD: 900 },
      ],
    );
    assert.deepEqual(accepted(await shop.get('/store/events/conference')).customerFeeFlatByCurrency, { USD: 25 });
    holds(
      list.find(({ slug }) => slug === 'mug'),
      { pricesFrom: { NGN: 90_000, USD: 800 }, compareAtFrom: absent },
    );
  },

  'D-23': async (shop) => {
    const own = await shop.openAnother();
    await event(own, { customerFee: { pct: 1.2345, flatMinor: 0 } });
    assert.equal(accepted(await own.get('/store/events/conference')).customerFee.pct, 1.2345);
    const outcome = await event(own, { customerFee: { pct: 1.23456, flatMinor: 0 } }).catch((error) => error);
    assert.equal(outcome.status, 400, 'a fifth decimal is refused');
  },
};
