import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { Problem } from '../lib/answers';
import { Heading } from './heading';

/** The page in place of one that cannot be shown: why, and what to do. Search engines do not keep it. */
export function troublePage({ code, message }: Problem) {
  if (code === 'NOT_FOUND' || code === 'INVALID_PARAMETER') notFound(); // The latter: no slug is so.
  return (
    <>
      <meta name="robots" content="noindex" />
      <Heading>We are sorry</Heading>
      <p role="alert" className="problem">
        {message}
      </p>
      <p>
        <Link href="/">To the shop</Link>
      </p>
    </>
  );
}
