import { randomUUID } from 'node:crypto';
import { guessesContract } from './guesses.contract';
import { InMemoryOtp } from './in-memory-otp';
import { otpContract } from './otp.contract';
import { sendWatchContract } from './send-watch.contract';

describe('one-time passwords in memory', () =>
  otpContract(
    () => new InMemoryOtp(),
    async () => randomUUID(),
  ));

describe('guesses in memory', () =>
  guessesContract(
    () => new InMemoryOtp(),
    async () => randomUUID(),
  ));

describe('sends that are watched in memory', () =>
  sendWatchContract(
    () => new InMemoryOtp(),
    async () => randomUUID(),
  ));
