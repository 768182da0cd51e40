import { Notice } from './parts';

/** Marks a test page at its top; nothing on live pages. */
export function TestNotice({ isTest, text }: { isTest: boolean; text: string }) {
  if (!isTest) return null;
  return (
    <Notice tone="warn">
      <p>{text}</p>
    </Notice>
  );
}
