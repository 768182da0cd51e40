/** Told of a workspace that changed; undefined when any of them may have. */
export type ChangeListener = (workspaceId: string | undefined) => void;

/** How a process hears of committed changes, its own and those of every other process. */
export abstract class ChangeFeed {
  /** Whether changes are heard at present: false from the loss of the feed until it is there again. */
  abstract get isLive(): boolean;

  /**
   * Has `listener` called after each commit that changed what a storefront read of that workspace shows, and again when
   * its sync stamps are known. Undefined tells that the feed was lost or is there again: whatever was kept may be stale.
   * A listener must not throw. Answers how to stop listening.
   */
  abstract subscribe(listener: ChangeListener): () => void;
}
