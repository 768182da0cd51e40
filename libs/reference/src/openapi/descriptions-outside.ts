interface Nullable {
  description?: unknown;
  anyOf?: unknown;
}

/** Returns a document in which each nullable field has its description where readers look for it: beside its type. */
export function withDescriptionsOutside<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map((each) => withDescriptionsOutside(each as unknown)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(outside(part)).map(([name, each]) => [name, withDescriptionsOutside(each as unknown)])) as Part;
}

function outside(part: Nullable): object {
  const { anyOf, ...rest } = part;
  if (!Array.isArray(anyOf) || part.description !== undefined) return part;
  const [first = {}, ...others] = anyOf as { description?: unknown; type?: unknown }[];
  const { description, ...member } = first;
  if (description === undefined || others.some(({ type }) => type !== 'null')) return part;
  return { ...rest, ...nullable(member), description };
}

/** Returns a nullable schema as zod writes it: with two types where the type is all that it says. */
function nullable(member: { type?: unknown }): object {
  const isType = typeof member.type === 'string' && Object.keys(member).length === 1;
  return isType ? { type: [member.type, 'null'] } : { anyOf: [member, { type: 'null' }] };
}
