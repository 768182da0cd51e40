import { StaffWorld } from '../testing/staff-world';
import { ChangeProfile } from './change-profile';

describe('the profile of a person', () => {
  it('[ADR 0171 r1] has another name and language from then on, and the same address', async () => {
    const world = new StaffWorld();
    const ada = await world.hire();
    const opened = await world.signIn(ada);
    const change = new ChangeProfile(world.staff.work);
    await change.execute(world.by(opened), { name: ' Ada ', language: 'fr' });
    expect(await world.admitted(opened)).toMatchObject({ person: { email: ada.email, name: 'Ada', language: 'fr' } });
    await change.execute(world.by(opened), { name: ' ' });
    expect(await world.admitted(opened)).toMatchObject({ person: { name: undefined, language: 'fr' } });
  });

  it('is of nobody who was deleted', async () => {
    const world = new StaffWorld();
    const opened = await world.signIn(await world.hire());
    world.staff.people.clear();
    await expect(new ChangeProfile(world.staff.work).execute(world.by(opened), {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
