'use client';

import { Heading } from './heading';

/** In place of a page that broke, or when what was sent did not reach this site. */
export default function Broken({ reset }: { error: Error; reset: () => void }) {
  return (
    <>
      <Heading>We are sorry</Heading>
      <p role="alert" className="problem">
        Something went wrong. Please try again.
      </p>
      <button onClick={reset}>Try again</button>
    </>
  );
}
