import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '@svc/composition';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = parse(read('docker/compose.yaml'), { merge: true }) as {
  services: Record<string, { mem_limit: string; stop_grace_period: string }>;
};
const UNITS = { api: 'storefront-api@.service', worker: 'storefront-worker@.service', migrate: 'storefront-migrate.service' };

/** Lines of a unit, by their names. */
function settingsOf(unit: string): Map<string, string[]> {
  const lines = read(`deploy/systemd/${unit}`)
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const settings = new Map<string, string[]>();
  for (const line of lines) {
    const [name, value] = [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)];
    settings.set(name, [...(settings.get(name) ?? []), value]);
  }
  return settings;
}

/** systemd does not run where the tests do; `systemd-analyze security --offline=true` gives each unit 1.3 of 10, the exposure. */
describe('the systemd units', () => {
  it.each(Object.entries(UNITS))('%s runs a bundle of the build, with variables that the service knows', (_, unit) => {
    const settings = settingsOf(unit);
    const [, bundle] = /^\/usr\/bin\/node dist\/(\S+)$/.exec(settings.get('ExecStart')![0]!)!;
    expect(read('tools/build/entry-points.mjs')).toContain(`'${bundle}'`);
    const names = settings
      .get('Environment')![0]!
      .split(' ')
      .map((each) => each.split('=')[0]!);
    expect(names.filter((name) => name !== 'NODE_OPTIONS' && !VARIABLES.includes(name))).toEqual([]);
  });

  it('protect the machine alike', () => {
    const [api, ...others] = Object.values(UNITS).map((unit) => read(`deploy/systemd/${unit}`));
    const hardening = (text: string) => text.slice(text.indexOf('StateDirectory='), text.indexOf('\n[Install]') + 1 || undefined).trim();
    expect(hardening(api!)).toContain('\nProtectSystem=strict\n');
    for (const other of others) expect(hardening(other)).toBe(hardening(api!));
  });

  it.each(['api', 'worker'] as const)(
    '%s has the memory and the time to stop of its container, and is not started again after a refusal',
    (name) => {
      const settings = settingsOf(UNITS[name]);
      const container = compose.services[name]!;
      expect(settings.get('MemoryMax')![0]!.toLowerCase()).toBe(container.mem_limit);
      expect(settings.get('TimeoutStopSec')).toEqual([container.stop_grace_period]);
      expect([settings.get('Restart'), settings.get('RestartPreventExitStatus')]).toEqual([['always'], ['78']]);
    },
  );
});
