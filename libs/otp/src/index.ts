// Use cases
export { RemoveConnection, SetConnection } from './use-cases/connect-number';
export { CreditWallet } from './use-cases/credit-wallet';
export { SettleLeftCodes } from './use-cases/maintain-codes';
export {
  type CallbackAddress,
  callbackPath,
  ConfirmCallbackAddress,
  FindCallbackConnection,
  ReceiveDelivery,
} from './use-cases/receive-delivery';
export { SendCode } from './use-cases/send-code';
export { ChangeTemplate, DeleteTemplate, MakeTemplate } from './use-cases/templates';
export { VerifyCode } from './use-cases/verify-code';

// Ports
export { CodeHasher } from './ports/code-hasher';
export { type CodeMessage, type CodeOutcome, type CodeSender, CodeSenders, type OwnSender } from './ports/code-senders';
export { type ChallengeQuery, type ListPage, type LoggedCode, OtpLists, type WalletBalance } from './ports/otp-lists';
export { type ChallengeStore, type LeftCode, type OtpTx, OtpUnitOfWork, type Wallet } from './ports/otp-tx';
export {
  type ConnectionStore,
  type DeliveryCallback,
  DeliveryReports,
  type DeliveryStore,
  type NumberOwner,
  SenderConnections,
  type SenderTx,
  SenderUnitOfWork,
  type SentMessage,
  type TemplateStore,
} from './ports/sender-connections';
export { type BookedCode, type GuessedChallenge, type SeenGuess, type SendOfKey, SentCodes, type TakenCode } from './ports/sent-codes';

// Rules
export {
  type Challenge,
  type ChallengeName,
  type CodeDelivery,
  DELIVERY_STATUSES,
  type KeptCode,
  MOST_GUESSES,
  OTP_CHANNELS,
  OTP_SENDERS,
} from './domain/challenge';
export { otpPatch, otpSettings } from './domain/otp-settings';
export { changedTemplate, chooseTemplate, type CodeTemplate, newTemplate, writeCodeText } from './domain/code-template';
export type { DeliveryReport } from './domain/decide-delivery';
export {
  BLOCK_WINDOW_MS,
  CODES_JUDGED,
  COUNTRY_WINDOW_MS,
  DAY_MS,
  guardsOf,
  MOST_BY_ONE_VISITOR,
  MOST_NUMBERS_IN_BLOCK,
  MOST_TO_ONE_NUMBER,
  type SendsBefore,
  SuspectedFraud,
} from './domain/decide-sending';
export { CallbackForged, OtpSenderUnavailable } from './domain/otp.errors';
export {
  channelOf,
  CONNECTION_KINDS,
  type ConnectionKind,
  hintsOf,
  openConnection,
  contextOfConnection,
  type SealedConnection,
  type SenderConnection,
  type StoredConnection,
} from './domain/sender-connection';
export { CodePrices, type CreditKey, LEDGER_KINDS, type LedgerEntry, type NewLedgerEntry } from './domain/wallet';

// Views
export { otpSendRequest, type StoreOtpSendView, storeOtpSendView } from './domain/otp-send.view';
export {
  type GuessSettlement,
  otpVerifyRequest,
  type StoreOtpVerifyFailure,
  storeOtpVerifyFailure,
  type StoreOtpVerifyView,
  storeOtpVerifyView,
} from './domain/otp-verify.view';
