import { createHash } from 'node:crypto';
import { formesUsed } from './openapi.formes.ts';
import type { OpenApi, Operation } from './openapi.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; font-size: 1.15rem; }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; margin: .4rem 0; }
summary { padding: .5rem .75rem; cursor: pointer; }
summary code { font-weight: 600; }
.method { display: inline-block; min-width: 4.2em; font: 600 .8rem ui-monospace, monospace; }
.path { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.what { display: block; opacity: .8; }
.body { padding: 0 .75rem .75rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .25rem .5rem .25rem 0; vertical-align: top; }
pre { overflow: auto; max-height: 24rem; font-size: .8rem; }
`;

/** The policy of the page: this style sheet alone applies, and nothing runs. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The calls of the document by area, in alphabetical order. */
export function areasOf({ paths }: OpenApi): ReadonlyMap<string, readonly Call[]> {
  const areas = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [area = ''] = operation.tags;
      areas.set(area, [...(areas.get(area) ?? []), { path, method, operation }]);
    }
  return new Map([...areas].sort(([one], [other]) => one.localeCompare(other, 'fr')));
}

interface Addresses {
  readonly document: string;
  /** The address of the pages; those of areas are below. */
  readonly pages: string;
}

/** The first page of the API: what it is, and its areas. */
export function openApiPage(document: OpenApi, { document: address, pages }: Addresses): string {
  const links = [...areasOf(document)].map(
    ([area, calls]) =>
      `<li><a href="${pages}/${encodeURI(area)}">${text(area)}</a> (${calls.length} appel${calls.length > 1 ? 's' : ''})</li>`,
  );
  return pageOf(
    'API de Bridge',
    `<p>${text(String(document.info.description))}</p><p><a href="${address}">Document OpenAPI 3.1</a></p>
<h2>Domaines</h2><ul>${links.join('')}</ul>`,
  );
}

interface Area {
  readonly area: string;
  readonly calls: readonly Call[];
}

/** The page of an area: its calls, each folded under its address, and their schemas. */
export function openApiAreaPage(document: OpenApi, { area, calls }: Area, { pages }: Addresses): string {
  const { schemas } = document.components;
  const formes = formesUsed(
    calls.map(({ operation }) => operation),
    schemas,
  ).map(
    (name) =>
      `<details id="${text(name)}"><summary><code>${text(name)}</code></summary>${code(schemas[name])}</details>`,
  );
  return pageOf(
    `API de Bridge, ${area}`,
    `<p><a href="${pages}">Tous les domaines</a></p>${calls.map(callOf).join('')}<h2>Formes</h2>${formes.join('')}`,
  );
}

function pageOf(title: string, body: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${text(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${text(title)}</h1>${body}</main></body></html>`;
}

/** A schema as JSON, with links at its references. */
function code(schema: unknown): string {
  const written = text(JSON.stringify(schema, null, 2));
  const linked = written.replace(
    /&quot;#\/components\/schemas\/([\w.-]+)&quot;/g,
    (_, name: string) => `&quot;<a href="#${name}">${name}</a>&quot;`,
  );
  return `<pre>${linked}</pre>`;
}

function callOf({ path, method, operation }: Call): string {
  const { parameters, requestBody, responses, summary, security } = operation;
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${text(String(parameter.name))}</code></td><td>${text(String(parameter.in))}</td><td><code>${text(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  return `<details><summary><span class="method">${method.toUpperCase()}</span> <span class="path">${text(path)}</span>
<span class="what">${text(summary)}${security.length === 0 ? ' (sans connexion)' : ''}</span></summary><div class="body">
${rows.length > 0 ? `<table><thead><tr><th>Paramètre</th><th>Où</th><th>Forme</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
${requestBody ? `<h3>Corps</h3>${code(requestBody.content)}` : ''}
<h3>Réponse</h3>${code(responses['200'])}</div></details>`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
