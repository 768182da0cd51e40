import { LINK_TYPES, type Link } from './common';

/** Every Link inside a JSON value (it stands under a key `link`), with the path that leads to it. */
export function linksIn(value: unknown, path: readonly PropertyKey[] = []): { path: PropertyKey[]; link: Link }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => linksIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, name];
    return isLinkAt(name, inner) ? [{ path: here, link: inner }] : linksIn(inner, here);
  });
}

/** The same JSON value with every Link in it replaced by what `change` answers. */
export function mapLinks<T>(value: T, change: (link: Link) => Link): T {
  if (Array.isArray(value)) return value.map((entry) => mapLinks(entry, change)) as T;
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, isLinkAt(name, inner) ? change(inner) : mapLinks(inner, change)]);
  return Object.fromEntries(entries) as T;
}

function isLinkAt(name: string, value: unknown): value is Link {
  return name === 'link' && isRecord(value) && (LINK_TYPES as readonly unknown[]).includes(value.type);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
