export { bindOtpTx } from './otp-tx';
export { PostgresOtpLists } from './postgres-otp-lists';
export { bindSenderTx, PostgresSenderConnections } from './senders';
export { PostgresSentCodes } from './sent-codes';
