/** `live` is for money and people, `test` for trying out (D-6). */
export type Mode = 'live' | 'test';
