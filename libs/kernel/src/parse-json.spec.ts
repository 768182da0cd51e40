import { parseJson } from './parse-json';

describe('JSON of another service', () => {
  it('is parsed without the NUL characters of its texts and names', () => {
    expect(parseJson(String.raw`{"a\u0000":["b\u0000c",{"d":"\u0000"}],"e":"\\u0000","f":null,"g":1}`)).toEqual({
      a: ['bc', { d: '' }],
      e: String.raw`\u0000`,
      f: null,
      g: 1,
    });
  });

  it.each(['', 'x', '{', '"\u0000"'])('is undefined where a text is not JSON: %j', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});
