import Link from 'next/link';
import { Heading } from './heading';

export default function NotFound() {
  return (
    <>
      <Heading>There is no such page</Heading>
      <p>It may have moved, or the event or product is no longer there.</p>
      <p>
        <Link href="/">To the shop</Link>
      </p>
    </>
  );
}
