export { answer, type FakeAnswer, type FakeAnswers, type FakeFetch, type FakeRequest, fakeFetch, problem } from './fake-fetch';
export { type SignedWebhook, type SignOptions, signWebhook } from './sign-webhook';
