// Written by `npm run docs:generate` from the OpenAPI document. Change that.
export const API_VERSION = '1.0.0';
