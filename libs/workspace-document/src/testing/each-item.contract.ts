import { addressedAs, SECTIONS } from '../domain/sections';
import type { ItemView } from '../domain/item';
import { anItem, EVERY_SECTION, otherShown, shownField } from './items.builder';
import { useItems, type ItemFixture } from './use-items';

/** Behaviour of single things, the same in every section. */
export function eachItemContract(name: string, fixture: () => ItemFixture): void {
  const { switchWorkspace, make, change, read, remove, list, audited, faultPaths } = useItems(fixture);

  describe.each(EVERY_SECTION)(`the ${'%s'} of a workspace one by one, ${name}`, (section) => {
    const field = SECTIONS[section].identifiedBy!;

    it('are created, read, changed, and deleted', async () => {
      const made = await make(section, anItem(section));
      expect(made).toMatchObject({ ref: expect.stringMatching(`^${addressedAs(section).prefix}_`) as string, position: 0 });
      expect(await read(section, made)).toEqual(made);

      const changed = await change(section, made, { [shownField(section)]: otherShown(section) });
      expect(changed).toEqual({ ...made, [shownField(section)]: otherShown(section), updatedAt: changed.updatedAt });
      expect(await read(section, made)).toEqual(changed);

      await remove(section, made);
      await expect(read(section, made)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(remove(section, made)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await list(section)).toEqual({ data: [] });
    });

    it('[D-4] have an identity of their own, whatever its case, which is free again after a deletion', async () => {
      const made = await make(section, anItem(section));
      expect(await faultPaths(make(section, anItem(section)))).toEqual([field]);
      await remove(section, made);
      const again = await make(section, anItem(section));
      expect(again.ref).not.toBe(made.ref);
    });

    it('keep their refs when they are renamed, and cannot take a name that is taken', async () => {
      const made = await make(section, anItem(section));
      const renamed = await change(section, made, { [field]: 'another-name' });
      expect(renamed).toMatchObject({ ref: made.ref, [field]: 'another-name' });
      const other = await make(section, anItem(section));
      expect(await faultPaths(change(section, other, { [field]: 'another-name' }))).toEqual([field]);
      expect((await read(section, other))[field]).toBe(anItem(section)[field]);
    });

    it('are listed newest first, page by page, or found by their identity', async () => {
      const made: ItemView[] = [];
      for (const identity of ['one', 'two', 'three']) made.push(await make(section, anItem(section, { [field]: identity })));
      const first = await list(section, { limit: 2 });
      const second = await list(section, { limit: 2, after: first.next });
      expect([...first.data, ...second.data]).toEqual(made.toReversed());
      expect(second.next).toBeUndefined();
      expect((await list(section, { identity: 'TWO' })).data).toEqual([made[1]]);
      expect((await list(section, { identity: 'none' })).data).toEqual([]);
    });

    it('may be sent back unchanged, which writes nothing and no audit entry', async () => {
      const made = await make(section, anItem(section));
      expect(await change(section, made, made)).toEqual(made);
      expect(await audited()).toHaveLength(1);
    });

    it('have an audit entry for every write', async () => {
      const made = await make(section, anItem(section));
      await change(section, made, { [shownField(section)]: otherShown(section) });
      await remove(section, made);
      const subject = {
        kind: addressedAs(section).noun.replace(' ', '_'),
        ref: made.ref,
        name: String(anItem(section)[field]).toLowerCase(),
      };
      expect(await audited()).toMatchObject([
        { action: 'create', subject },
        { action: 'change', subject, fields: [shownField(section)] },
        { action: 'delete', subject },
      ]);
    });

    it('[D-5] exist for their own workspace only', async () => {
      const theirs = await make(section, anItem(section));
      await switchWorkspace();
      await expect(read(section, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(change(section, theirs, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(remove(section, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await list(section)).toEqual({ data: [] });
      await expect(make(section, anItem(section))).resolves.toBeDefined();
    });

    it.each([[null], [[]], ['text'], [7]])('are not created from %j', async (body) => {
      await expect(make(section, body)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    });

    it('are refused with every fault by its path', async () => {
      const faulty = { ...anItem(section), [field]: 'No Slug', colour: 'blue', position: 'first' };
      expect(await faultPaths(make(section, faulty))).toEqual(['colour', field, 'position'].sort());
      const made = await make(section, anItem(section));
      expect(await faultPaths(change(section, made, { colour: 'blue', [field]: null }))).toEqual(['colour', field].sort());
      expect(await read(section, made)).toEqual(made);
    });
  });
}
