import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { Problem } from '../lib/answers';
import { Heading } from './heading';

/** Page that is shown when another one cannot be: the reason, and a link. Search engines do not list it. */
export function troublePage({ code, message }: Problem) {
  if (code === 'NOT_FOUND' || code === 'INVALID_PARAMETER') notFound(); // The SDK refuses a slug such as '..'.
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
