import type { AccessKey } from '../domain/access-key';
import type { Mode } from '@svc/kernel';
import { composeKey, displayOf, parseKey, type KeyKind } from '../domain/key-text';
import { defaultScopes } from '../domain/scopes';
import type { Workspace } from '../domain/workspace';
import { workspaceSettings } from '../domain/workspace-settings';

export const MOMENT = new Date('2026-03-01T09:00:00.000Z');

/** Returns a well-formed key; the same `seed` makes the same one. */
export function keyText(kind: KeyKind = 'publishable', mode: Mode = 'test', seed = '0'): string {
  return composeKey(kind, kind === 'admin' ? undefined : mode, seed.padStart(32, '0'));
}

export function aWorkspace(facts: Partial<Workspace> = {}): Workspace {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    slug: 'lagos-goods',
    displayName: 'Lagos Goods',
    timezone: 'Africa/Lagos',
    currencies: ['NGN', 'USD'],
    apiEnabled: true,
    secretKeysEnabled: true,
    headlessEnabled: false,
    settings: workspaceSettings.parse({}),
    createdAt: MOMENT,
    ...facts,
  };
}

/** Returns the record of a key, of the kind and mode of `text`. */
export function anAccessKey(text: string = keyText(), facts: Partial<AccessKey> = {}): AccessKey {
  const { kind, mode } = parseKey(text)!;
  return {
    id: '01900000-0000-7000-8000-00000000000a',
    workspaceId: aWorkspace().id,
    kind,
    mode,
    scopes: defaultScopes(kind),
    origins: kind === 'publishable' ? ['https://shop.example'] : [],
    limits: {},
    ...displayOf(text),
    createdAt: MOMENT,
    ...facts,
  };
}
