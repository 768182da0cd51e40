// Contract suites
export { codeHasherContract } from './code-hasher.contract';
export { aCodeMessage, codeSenderContract } from './code-sender.contract';
export { guessesContract } from './guesses.contract';
export { otpContract, type OtpFixture } from './otp.contract';
export { sendWatchContract } from './send-watch.contract';
export { sendersContract } from './senders.contract';

// Fakes
export { InMemoryOtp } from './in-memory-otp';
export { InMemorySenders } from './in-memory-senders';

// Builders
export { aChallenge, SENT_AT } from './challenge.builder';
export { aTemplate } from './code-template.builder';
export { TERMII, TWILIO, WHATSAPP } from './connections.builder';

// Helpers
export { PlainCodeHasher } from './plain-code-hasher';
export { RecordingCodeSender, ScriptedCodeSenders } from './scripted-code-senders';
