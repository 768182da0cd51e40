import { describeService, lastStart } from './describe-service.mjs';
import { choosePorts } from './ports.mjs';
import { onPorts, readSettings } from './settings.mjs';

const WITH_DEMO = {
  baseUrl: 'http://127.0.0.1:3002/v1',
  docsUrl: 'http://127.0.0.1:3002/docs',
  inboxUrl: 'http://127.0.0.1:3002/dev/inbox',
  operatorToken: 'svc_ad_operator',
  workspace: 'adire-house',
  adminToken: 'svc_ad_demo',
  keys: { secretTest: 'svc_sk_test_1' },
  origin: 'http://127.0.0.1:3003',
  storefrontUrl: 'http://127.0.0.1:3003',
};
const OFF = readSettings({ NODE_ENV: 'development', DEMO: 'off' }, '/srv/shop');
/** Content of demo.json after a start without the demo, as it is read again. */
async function startWithout(content: object, { ports = { port: 3002, storefrontPort: 3003 }, hasToken = true } = {}) {
  const settings = onPorts({ ...OFF, demo: !hasToken }, ports);
  const { demo } = await describeService(settings, hasToken ? 'svc_ad_operator' : undefined, lastStart(content));
  return JSON.parse(JSON.stringify(demo)) as object;
}
const isFree = () => Promise.resolve(undefined);

describe('demo.json of a start without the demo', () => {
  it('has no token, key or storefront of the demo where they are read', async () => {
    const { workspace, adminToken, keys, origin, storefrontUrl, ...service } = WITH_DEMO;
    expect(await startWithout(WITH_DEMO)).toEqual({ ...service, pausedDemo: { workspace, adminToken, keys, origin, storefrontUrl } });
  });

  it('[ADR 0129 r1, r2] keeps the demo of the last start with it, and the ports, however many starts there are without', async () => {
    expect(lastStart(WITH_DEMO)).toEqual(WITH_DEMO);
    expect(lastStart(await startWithout(await startWithout(WITH_DEMO)))).toEqual(WITH_DEMO);
  });

  it('[ADR 0129 r1] keeps it also without a token of the operator', async () => {
    const { operatorToken: _, ...content } = WITH_DEMO;
    expect(lastStart(await startWithout(WITH_DEMO, { hasToken: false }))).toEqual(content);
  });

  it('[ADR 0129 r2] has the ports of its own for the next start, whose demo moves there from the origin before', async () => {
    const ports = { port: 4000, storefrontPort: 4001 };
    const previous = lastStart(await startWithout(WITH_DEMO, { ports }));
    expect(previous).toMatchObject({ origin: WITH_DEMO.origin, keys: WITH_DEMO.keys });
    expect(await choosePorts(OFF, previous, isFree)).toMatchObject(ports);
    expect(await choosePorts(OFF, lastStart(await startWithout({}, { ports })), isFree)).toMatchObject(ports);
  });
});
