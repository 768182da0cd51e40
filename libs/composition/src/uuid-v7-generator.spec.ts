import { UuidV7Generator } from './uuid-v7-generator';

describe('ids', () => {
  it('[D-1] are UUIDs of version 7, unique and increasing', () => {
    const generator = new UuidV7Generator();
    const ids = Array.from({ length: 10_000 }, () => generator.next());
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });
});
