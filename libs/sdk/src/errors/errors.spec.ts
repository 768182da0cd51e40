import * as sdk from '..';
import * as admin from '../admin';
import * as byCode from './by-code';
import * as own from './own';

it.each([
  ['the SDK', sdk],
  ['its part for management', admin],
])('%s exports the class of every error', (_, entry) => {
  expect(Object.keys(byCode).length).toBeGreaterThan(20);
  expect(entry).toMatchObject({ ...byCode, ...own });
});
