import { randomUUID } from 'node:crypto';
import { InMemoryOtp } from './in-memory-otp';
import { otpContract } from './otp.contract';

describe('one-time passwords in memory', () => otpContract(() => new InMemoryOtp(), async () => randomUUID()));
