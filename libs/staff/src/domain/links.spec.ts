import { checkInvitation, InvitationRefused, newInvitation } from './invitation';
import { checkLink, LinkRefused, newLink } from './sign-in-link';

const NOW = new Date('2026-12-01T09:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe('a link for signing in', () => {
  it.each([
    ['sign_in', 15 * MINUTE],
    ['recovery', 24 * HOUR],
  ] as const)('[ADR 0171 r5] works until its end: %s', (purpose, ms) => {
    const link = newLink({ id: 'l', personId: 'p', purpose }, NOW);
    expect(checkLink(link, after(ms - 1))).toBe(link);
    expect(() => checkLink(link, after(ms))).toThrow(LinkRefused);
  });

  it('[ADR 0171 r5] is refused in the same words whether it has ended or never was', () => {
    const messageOf = (work: () => unknown) => {
      try {
        return work();
      } catch (error) {
        return (error as Error).message;
      }
    };
    const ended = newLink({ id: 'l', personId: 'p', purpose: 'sign_in' }, NOW);
    expect(messageOf(() => checkLink(ended, after(DAY)))).toBe(messageOf(() => checkLink(undefined, NOW)));
  });
});

describe('an invitation', () => {
  const invitation = newInvitation({ workspaceId: 'w', id: 'i', email: 'ada@example.com', role: 'door' }, NOW);

  it('[ADR 0171 r8] ends after 7 days', () => {
    expect(checkInvitation(invitation, after(7 * DAY - 1))).toBe(invitation);
    for (const it of [() => checkInvitation(invitation, after(7 * DAY)), () => checkInvitation(undefined, NOW)])
      expect(it).toThrow(InvitationRefused);
  });
});
