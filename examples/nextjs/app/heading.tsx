/** The heading of a page, which is its title as well. */
export function Heading({ children }: { children: string }) {
  return (
    <>
      <title>{`${children} · Adire House`}</title>
      <h1>{children}</h1>
    </>
  );
}
