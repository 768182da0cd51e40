import { randomUUID } from 'node:crypto';
import { aWorkspace } from '@svc/access/testing';
import { EVERY_WORKSPACE, NO_WORKSPACE } from '@svc/composition';
import { refOf } from '@svc/kernel';
import { VisitorTenant } from './admission';

const workspace = { ...aWorkspace(), slug: 'adire' };
const visitors = new VisitorTenant({ bySlug: (slug) => Promise.resolve(slug === workspace.slug ? workspace : undefined) });

describe('rows that a request without a key may see', () => {
  it('are those of the workspace that its address names, by slug or by ref', async () => {
    expect(await visitors.of({ params: { workspace: 'adire', ref: 'x' } })).toBe(workspace.id);
    const id = randomUUID();
    for (const name of ['workspace', 'owner']) expect(await visitors.of({ params: { [name]: refOf('wks', id) } }, true)).toBe(id);
  });

  it('are none where it names no workspace, or one that there is not', async () => {
    expect(await visitors.of({ params: {} })).toBe(NO_WORKSPACE);
    for (const name of ['nobody', 'a\u0000b']) expect(await visitors.of({ params: { workspace: name } })).toBe(NO_WORKSPACE);
  });

  it('are all for controllers that say so, and are named no workspace', async () => {
    expect(await visitors.of({ params: {} }, true)).toBe(EVERY_WORKSPACE);
    expect(await visitors.of({ params: { owner: 'frontdesk' } }, true)).toBe(EVERY_WORKSPACE);
  });
});
