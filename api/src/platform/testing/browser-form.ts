/** A form as browsers send it, in headers and body for `server.inject`. */
export async function browserForm(
  fields: Readonly<Record<string, string | File>>,
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}
