import { UnitOfWork } from '@svc/kernel';
import type { Notice, NoticedShop } from '../domain/notices/notice';
import type { NoticePace } from '../domain/notices/when-to-mail';
import type { MessagePlan } from './message-plan';

/** News to merchants that follow from facts, written in the relay's transaction. */
export interface NoticePlan {
  /** Returns those of these workspaces that have an address for alerts. */
  shops(workspaceIds: readonly string[]): Promise<NoticedShop[]>;
  /** Writes news; those of a fact that was planned before stay as they are. */
  insert(notices: readonly Notice[]): Promise<void>;
}

/** News that wait to be mailed, within a transaction. */
export interface NoticeStore extends NoticePlan {
  /** Locks up to `most` due news of one shop, oldest first; none where nothing is due, or others have locked it. */
  lockDue(now: Date, most: number): Promise<Notice[]>;
  /** Returns how many news of each kind were mailed alone since then, and when the list of those that wait is due. */
  paces(workspaceId: string, since: Date): Promise<NoticePace[]>;
  /** Marks news as mailed. */
  mailed(notices: readonly Notice[], at: Date): Promise<void>;
  /** Has news wait for a list of the hour. */
  postpone(notices: readonly Notice[], dueAt: Date): Promise<void>;
  /** Removes news that nobody wants to be mailed about any more. */
  remove(notices: readonly Notice[]): Promise<void>;
  /** Deletes up to `most` news, of any workspace, that were mailed before a moment; returns their number. */
  purge(before: Date, most: number): Promise<number>;
}

/** Stores that change together when news are mailed. */
export interface NoticeTx {
  notices: NoticeStore;
  plan: MessagePlan;
}

export abstract class NoticeUnitOfWork extends UnitOfWork<NoticeTx> {}
