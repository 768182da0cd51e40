import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { render } from 'preact-render-to-string';

/** Labels of the fields of a page, by their names, collected while it is rendered. */
interface FieldLabels {
  labels: Map<string, string>;
  /** A part above the fields needs their labels, so the page is rendered once more. */
  isNeeded: boolean;
}

const LabelsContext = createContext<FieldLabels | undefined>(undefined);

/** Renders content to HTML; twice when a part of it, such as a summary of faults, shows labels of the fields below. */
export function renderWithLabels(content: ComponentChildren): string {
  const fields: FieldLabels = { labels: new Map(), isNeeded: false };
  const draw = () => render(<LabelsContext.Provider value={fields}>{content}</LabelsContext.Provider>);
  const html = draw();
  return fields.isNeeded ? draw() : html;
}

/** Records the label of a field, for parts that name it elsewhere. */
export function useFieldLabel(name: string, label: string): void {
  useContext(LabelsContext)?.labels.set(name, label);
}

/** Returns a reader of the labels of the page's fields. */
export function useLabelsOfFields(): (name: string) => string | undefined {
  const fields = useContext(LabelsContext);
  if (fields) fields.isNeeded = true;
  return (name) => fields?.labels.get(name);
}
