import { escapeHtml } from '../../contract/escape-html';
import type { JsonSchema } from './json-schema';
import { needsCredentials, responseOf, type OpenApiDocument, type Operation } from './document';

/** The document as a page that needs no script: one section a group, one fold a path. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      group: operation.tags[0],
    })),
  );
  const groups = [...new Set(operations.map(({ group }) => group))].sort();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} API</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header><h1>${escapeHtml(document.info.title)} API</h1>
<p>${escapeHtml(document.info.description)} <a href="/api/openapi.json">OpenAPI document</a></p>
<nav aria-label="Groups"><ul>${groups.map((group) => `<li><a href="#${anchor(group)}">${group}</a></li>`).join('')}<li><a href="#schemas">schemas</a></li></ul></nav></header>
<main>
${groups
  .map(
    (group) =>
      `<section id="${anchor(group)}"><h2>${group}</h2>${operations
        .filter((entry) => entry.group === group)
        .map((entry) => renderOperation(document, entry))
        .join('')}</section>`,
  )
  .join('\n')}
<section id="schemas"><h2>schemas</h2>${Object.entries(document.components.schemas)
    .map(([name, schema]) => `<h3 id="${name}">${name}</h3>${renderSchema(schema)}`)
    .join('\n')}</section>
</main>
</body>
</html>`;
}

/** 'a session', 'the release token or a session' */
const credentialsOf = ({ security }: Operation): string =>
  security.map((requirement) => ('releaseToken' in requirement ? 'the release token' : 'a session')).join(' or ');

function renderOperation(
  document: OpenApiDocument,
  { path, method, operation }: { readonly path: string; readonly method: string; readonly operation: Operation },
): string {
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody?.content['application/json']?.schema;
  return `<details id="${operation.operationId}"><summary><code class="method ${method}">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
${needsCredentials(operation) ? `<p>Needs ${credentialsOf(operation)}.</p>` : ''}
${parameters.length > 0 ? `<h4>Parameters</h4><table><tbody>${parameters.map(({ name, in: location, required, schema }) => `<tr><th scope="row"><code>${name}</code></th><td>${location}${required ? ', required' : ''}</td><td>${typeName(schema)}</td></tr>`).join('')}</tbody></table>` : ''}
${body ? `<h4>Body</h4>${renderSchema(body)}` : ''}
<h4>Answers</h4><table><tbody>${Object.entries(operation.responses)
    .map(([status, response]) => [status, responseOf(document, response)] as const)
    .map(
      ([status, { description, content }]) =>
        `<tr><th scope="row">${status}</th><td>${escapeHtml(description)}</td><td>${Object.values(content ?? {})
          .map(({ schema }) => typeName(schema))
          .join(', ')}</td></tr>`,
    )
    .join('')}</tbody></table>
</details>`;
}

function renderSchema(schema: JsonSchema): string {
  if (!schema.properties) return `<p>${typeName(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(
    ([name, property]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${schema.required?.includes(name) ? 'required' : 'optional'}</td><td>${typeName(property)}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** A schema in a few words, with links to the named ones. */
function typeName(schema: JsonSchema): string {
  if (schema.$ref) return link(schema.$ref.split('/').at(-1) ?? '');
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeName(schema.items) : 'anything'}`;
  if (schema.type === 'object' && schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, property]) => `<code>${escapeHtml(name)}</code>: ${typeName(property)}`)
      .join(', ')} }`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  const low = schema.minLength ?? schema.minimum;
  const high = schema.maxLength ?? schema.maximum;
  const range = low !== undefined || high !== undefined ? ` (${low ?? 'up'} to ${high ?? 'any'})` : '';
  return `${type}${schema.format ? `, ${schema.format}` : ''}${range}`;
}

/** A group's name as an id: without spaces. */
function anchor(group: string): string {
  return group.replaceAll(' ', '-');
}

function link(name: string): string {
  return `<a href="#${name}">${name}</a>`;
}
