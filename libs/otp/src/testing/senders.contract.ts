import { randomUUID } from 'node:crypto';
import type { SecretBox } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { Challenge, CodeDelivery } from '../domain/challenge';
import type { CodeTemplate } from '../domain/code-template';
import type { SenderConnections, SenderUnitOfWork, SentMessage } from '../ports/sender-connections';
import { RemoveConnection, SetConnection } from '../use-cases/connect-number';
import { aChallenge, SENT_AT } from './challenge.builder';
import { aTemplate } from './code-template.builder';
import { TWILIO, WHATSAPP } from './connections.builder';
import type { OtpFixture } from './otp.contract';

/** A store of numbers, templates and deliveries under test. */
export interface SendersFixture {
  work: SenderUnitOfWork;
  connections: SenderConnections;
  /** Box that opens its sealed connections. */
  box: SecretBox;
  makeWorkspace(): Promise<string>;
  /** Store of the challenges. */
  otp: Pick<OtpFixture, 'insert' | 'challenge'>;
}

const later = (seconds: number) => new Date(SENT_AT.getTime() + seconds * 1_000);

/** Tests the contract of every adapter that stores numbers, templates and deliveries. */
export function sendersContract(open: () => SendersFixture): void {
  let fixture: SendersFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await fixture.makeWorkspace();
  });

  const set = (input: unknown, of = workspaceId) =>
    new SetConnection(fixture.work, fixture.box, { now: () => SENT_AT }, { production: true }).execute({
      workspaceId: of,
      by: OPERATOR,
      fields: input,
    });
  const remove = () => new RemoveConnection(fixture.work).execute({ workspaceId, by: OPERATOR });

  describe('a connected number', () => {
    it('[D-5] is of one workspace', async () => {
      await set(WHATSAPP);
      expect(await fixture.connections.of(workspaceId)).toEqual({ workspaceId, kind: 'whatsapp', setAt: SENT_AT, connection: WHATSAPP });
      expect(await fixture.connections.of(await fixture.makeWorkspace())).toBeUndefined();
    });

    it('is replaced as a whole, even by one of another kind', async () => {
      await set(WHATSAPP);
      await set(TWILIO);
      expect((await fixture.connections.of(workspaceId))?.connection).toEqual(TWILIO);
    });

    it('is gone once it is removed, and cannot be removed again', async () => {
      await set(WHATSAPP);
      await remove();
      expect(await fixture.connections.of(workspaceId)).toBeUndefined();
      await expect(remove()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('[D-8] is found but not used when this service does not have the key that sealed it', async () => {
      await fixture.work.run(({ connections }) => connections.put({ workspaceId, kind: 'termii', sealed: 'v1.lost.text', setAt: SENT_AT }));
      expect(await fixture.connections.of(workspaceId)).toEqual({ workspaceId, kind: 'termii', setAt: SENT_AT });
    });
  });

  describe('templates', () => {
    const put = (...templates: CodeTemplate[]) => fixture.work.run((tx) => tx.templates.put(templates));
    const all = () => fixture.connections.templates(workspaceId);

    it('[D-5] are those of one workspace, oldest first', async () => {
      const [second, first] = [
        aTemplate({ workspaceId, createdAt: later(1) }),
        aTemplate({ workspaceId, language: 'en_GB', approved: false, isDefault: true }),
      ];
      await put(second, first, aTemplate({ workspaceId: await fixture.makeWorkspace() }));
      expect(await all()).toEqual([first, second]);
      expect(await fixture.work.run((tx) => tx.templates.hold(workspaceId))).toEqual([first, second]);
    });

    it('are changed one by one, also when the default passes from one to another', async () => {
      const [one, other] = [aTemplate({ workspaceId, isDefault: true }), aTemplate({ workspaceId, name: 'other', createdAt: later(1) })];
      await put(one, other);
      await put({ ...one, isDefault: false }, { ...other, isDefault: true, approved: false, name: 'another', language: 'fr' });
      expect(await all()).toEqual([
        { ...one, isDefault: false },
        { ...other, isDefault: true, approved: false, name: 'another', language: 'fr' },
      ]);
    });

    it('are deleted one by one', async () => {
      const [one, other] = [aTemplate({ workspaceId }), aTemplate({ workspaceId, name: 'other', createdAt: later(1) })];
      await put(one, other);
      await fixture.work.run((tx) => tx.templates.remove({ workspaceId: randomUUID(), id: other.id }));
      await fixture.work.run((tx) => tx.templates.remove(one));
      expect(await all()).toEqual([other]);
    });

    it('are locked by one at a time: of many that read first one writes', async () => {
      const makeOne = () =>
        fixture.work.run(async ({ templates }) => {
          if ((await templates.hold(workspaceId)).length === 0) await templates.put([aTemplate({ workspaceId })]);
        });
      await Promise.all(Array.from({ length: 5 }, makeOne));
      expect(await all()).toHaveLength(1);
    });

    it('are not stored by work that fails', async () => {
      const failing = fixture.work.run(async (tx) => {
        await tx.templates.put([aTemplate({ workspaceId })]);
        throw new Error('The power fails.');
      });
      await expect(failing).rejects.toThrow('The power fails.');
      expect(await all()).toEqual([]);
    });
  });

  describe('the reported delivery of a code', () => {
    const delivery: CodeDelivery = { status: 'failed', at: later(9), reason: '131026' };
    const sent = async (fields: Partial<Challenge> = {}): Promise<Challenge> => {
      const challenge = aChallenge({ workspaceId, providerRef: `wamid.${randomUUID()}`, ...fields });
      await fixture.otp.insert(challenge);
      return challenge;
    };
    const report = (code: SentMessage, state: CodeDelivery) =>
      fixture.work.run(({ deliveries }) => deliveries.put([{ ...code, delivery: state }]));
    const hold = (owner: { workspaceId: string } | 'frontdesk', ...codes: Challenge[]) =>
      fixture.work.run(({ deliveries }) =>
        deliveries.hold(
          owner,
          codes.map(({ providerRef }) => providerRef!),
        ),
      );

    it('is stored with its challenge', async () => {
      const [code, other] = [await sent(), await sent()];
      const [held] = await hold({ workspaceId }, code);
      expect(held).toEqual({ workspaceId, challengeId: code.id, providerRef: code.providerRef, delivery: undefined });
      await report(held!, delivery);
      expect(await fixture.otp.challenge(code)).toEqual({ ...code, delivery });
      expect(await fixture.otp.challenge(other)).toEqual(other);
      expect((await hold({ workspaceId }, code))[0]!.delivery).toEqual(delivery);
    });

    it('drops the reason of a failure once it was delivered', async () => {
      const code = await sent();
      const [held] = await hold({ workspaceId }, code);
      const arrived: CodeDelivery = { status: 'delivered', at: later(10) };
      await report(held!, delivery);
      await report(held!, arrived);
      expect((await fixture.otp.challenge(code))?.delivery).toEqual(arrived);
    });

    it('[D-5] concerns codes of the reporting number, and no other', async () => {
      const providerRef = `wamid.${randomUUID()}`;
      const [own, service] = [await sent({ providerRef }), await sent({ providerRef, sender: 'frontdesk' })];
      const elsewhere = await sent({ providerRef, workspaceId: await fixture.makeWorkspace() });
      await sent({ providerRef, mode: 'test' });
      const ids = async (owner: { workspaceId: string } | 'frontdesk') => (await hold(owner, own)).map(({ challengeId }) => challengeId);
      expect([await ids({ workspaceId }), await ids(elsewhere), await ids('frontdesk')]).toEqual([[own.id], [elsewhere.id], [service.id]]);
      expect(await hold({ workspaceId: randomUUID() }, own)).toEqual([]);
    });
  });
}
