export * from './otp-tx';
