import type { ServerInjectOptions } from '@hapi/hapi';
import type { TextField } from './text-fields';

/** A request in parts, so that one of them can be another text. */
export interface RequestParts {
  readonly method: string;
  /** Path of the OpenAPI document, with `{name}` for each parameter. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  /** Fields of a multipart form beside the file. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of the body that have to say the same: a password and its confirmation. */
  readonly repeats?: Readonly<Record<string, string>>;
}

/**
 * Makes a request of an operation that is accepted when it is sent next: what the one before used up is there again.
 */
export type AcceptedRequest = () => Promise<Partial<RequestParts>>;

/**
 * The request with this text in this field. Of lists and maps it is the value of the first item, or of one that is
 * added.
 */
export function withText(parts: RequestParts, field: TextField, text: string): RequestParts {
  switch (field.in) {
    case 'path':
      return { ...parts, params: { ...parts.params, [field.name]: text } };
    case 'query':
      return { ...parts, query: { ...parts.query, [field.name]: text } };
    case 'file name':
      return { ...parts, ...(parts.file && { file: { ...parts.file, name: text } }) };
    case 'body': {
      const repeat = parts.repeats?.[field.steps.join('.')];
      const body = placed(parts.body, field.steps, text, field.isKey ?? false);
      return { ...parts, body: repeat === undefined ? body : placed(body, [repeat], text, false) };
    }
  }
}

/** The field in this request: one for each key where the field is every value of a map. */
export function fieldsIn({ body }: RequestParts, field: TextField): TextField[] {
  if (field.in !== 'body') return [field];
  return stepsIn(body, field.steps).map((steps) => ({ ...field, steps }));
}

function stepsIn(value: unknown, [step, ...rest]: readonly string[]): string[][] {
  if (step === undefined) return [[]];
  const keys = step === '*' && isMap(value) ? Object.keys(value as Values) : [];
  return (keys.length > 0 ? keys : [step]).flatMap((key) =>
    stepsIn(Array.isArray(value) ? (value as unknown[])[0] : (value as Values | undefined)?.[key], rest).map(
      (others) => [key, ...others],
    ),
  );
}

type Values = Readonly<Record<string, unknown>>;

function placed(value: unknown, [step, ...rest]: readonly string[], text: string, isKey: boolean): unknown {
  const values = (value ?? {}) as Values;
  if (step === undefined) return isKey ? withKey(values, text) : text;
  if (step === '*' && !isMap(value)) {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [placed(first, rest, text, isKey), ...others];
  }
  const key = step === '*' ? (Object.keys(values)[0] ?? 'key') : step;
  return { ...values, [key]: placed(values[key], rest, text, isKey) };
}

const isMap = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The map with its first value under this key as well. `__proto__` is a key like any other on the wire. */
function withKey(values: Values, key: string): unknown {
  const entries = Object.entries(values);
  return Object.fromEntries([...entries, [key, entries[0]?.[1] ?? 'value']]);
}

const boundary = 'a-boundary-of-the-test';

/** Builds what `server.inject` takes. */
export function injected({
  method,
  path,
  params,
  query,
  body,
  file,
  form,
  headers,
}: RequestParts): ServerInjectOptions {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => encoded(params[name] ?? ''));
  const search = Object.entries(query).map(([name, text]) => `${name}=${encoded(text)}`);
  const url = search.length > 0 ? `${filled}?${search.join('&')}` : filled;
  const isForm = file !== undefined || form !== undefined;
  return {
    method,
    url,
    headers: { ...headers, ...(isForm && { 'content-type': `multipart/form-data; boundary=${boundary}` }) },
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    }),
    ...(isForm && { payload: asForm(file, form) }),
  };
}

/** As browsers send a form: quotes and ends of lines of a file's name as `%22`, `%0D` and `%0A`. */
function asForm(file: RequestParts['file'], form: RequestParts['form'] = {}): Buffer {
  const part = (head: string, bytes: Buffer): Buffer[] => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ];
  const escaped = file?.name.replace(/["\r\n]/g, encodeURIComponent) ?? '';
  return Buffer.concat([
    ...Object.entries(form).flatMap(([name, text]) => part(`name="${name}"`, Buffer.from(text))),
    ...(file ? part(`name="file"; filename="${escaped}"\r\nContent-Type: application/octet-stream`, file.bytes) : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/**
 * Percent-encoded, with the bytes that half of a surrogate pair would have if it were a character: `encodeURIComponent`
 * throws then.
 */
function encoded(text: string): string {
  return Array.from(text, (character) => {
    const unit = character.charCodeAt(0);
    if (character.length > 1 || unit < 0xd800 || unit > 0xdfff) return encodeURIComponent(character);
    return `%ED%${(((unit >> 6) & 0x3f) | 0x80).toString(16)}%${((unit & 0x3f) | 0x80).toString(16)}`;
  }).join('');
}
