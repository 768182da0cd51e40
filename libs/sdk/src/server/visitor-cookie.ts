const LONGEST_VALUE = 4_096;

/** A cookie with its attributes, in the form that frameworks accept. */
export interface VisitorCookie {
  name: string;
  value: string;
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  /** Lifetime in seconds. */
  maxAge: number;
}

/** The request's `Cookie` header. */
export type CookieHeader = string | null | undefined;

/** Returns the value of a `Set-Cookie` header. */
export const setCookieHeader = ({ name, value, path, maxAge, secure }: VisitorCookie): string =>
  `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;

/** Returns the cookies of a name, since a browser may send several; values that are too long are ignored. */
export function valuesOf(cookies: CookieHeader, name: string): string[] {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .filter((value) => value.length <= LONGEST_VALUE);
}
