import { Notice } from './parts';

/** Says of a test that it is one, before all else; nothing of what is real. */
export function TestNotice({ isTest, text }: { isTest: boolean; text: string }) {
  if (!isTest) return null;
  return (
    <Notice tone="warn">
      <p>{text}</p>
    </Notice>
  );
}
