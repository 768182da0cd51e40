interface CopyProps {
  /** What is copied. */
  value: string;
  label: string;
  /** What it copies, for who does not see what it stands beside. */
  name: string;
}

/** Copies what it stands beside, where scripts run. */
export function CopyButton({ value, label, name }: CopyProps) {
  return (
    <button type="button" class="button second small js-only" data-copy={value} aria-label={name}>
      {label}
    </button>
  );
}
