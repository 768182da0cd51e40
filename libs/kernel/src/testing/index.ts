// Contract suites
export { changeFeedContract, listenTo, untilLive } from './change-feed.contract';
export { linkSignerContract } from './link-signer.contract';
export { secretBoxContract } from './secret-box.contract';

// Fakes
export { InMemoryChangeFeed } from './in-memory-change-feed';
export { InMemorySecretBox } from './in-memory-secret-box';
export { OPERATOR, RecordingAuditTrail } from './recording-audit-trail';
export { RecordingJobQueue } from './recording-job-queue';
export { RecordingOutbox } from './recording-outbox';

// Helpers
export { anyStoredText, anyText, graphemesOf, isWholeBeginning } from './any-text';
export { InTurn, rememberMaps } from './in-turn';
export { PlainLinkSigner } from './plain-link-signer';
