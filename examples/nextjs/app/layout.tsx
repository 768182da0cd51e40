import Link from 'next/link';
import type { ReactNode } from 'react';
import './style.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">Adire House</Link>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
