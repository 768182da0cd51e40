import Link from 'next/link';
import { type ReactNode, Suspense } from 'react';
import { ClosedNotice } from './closed-notice';
import './style.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">Adire House</Link>
        </header>
        <Suspense>
          <ClosedNotice />
        </Suspense>
        <main>{children}</main>
      </body>
    </html>
  );
}
