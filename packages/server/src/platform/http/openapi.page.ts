import { createHash } from 'node:crypto';
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

/** Only this very style sheet may apply, and nothing may run. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** The API as a page to read: no script, every call folded under its address. */
export function openApiPage(document: OpenApi, documentAddress: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, tag: operation.tags[0] ?? '' })),
  );
  const tags = [...new Set(calls.map(({ tag }) => tag))].sort((one, other) => one.localeCompare(other, 'fr'));
  const sections = tags.map((tag) => {
    const own = calls.filter((call) => call.tag === tag);
    return `<section><h2>${text(tag)}</h2>${own.map(callOf).join('')}</section>`;
  });
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>API de Bridge</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>API de Bridge</h1><p>${text(String(document.info.description))}</p>
<p><a href="${documentAddress}">Document OpenAPI 3.1</a></p>${sections.join('')}</main></body></html>`;
}

function callOf({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { parameters, requestBody, responses, summary, security } = operation;
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${text(String(parameter.name))}</code></td><td>${text(String(parameter.in))}</td><td><code>${text(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  return `<details><summary><span class="method">${method.toUpperCase()}</span> <span class="path">${text(path)}</span>
<span class="what">${text(summary)}${security.length === 0 ? ' (sans connexion)' : ''}</span></summary><div class="body">
${rows.length > 0 ? `<table><thead><tr><th>Paramètre</th><th>Où</th><th>Forme</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
${requestBody ? `<h3>Corps</h3><pre>${text(JSON.stringify(requestBody.content, null, 2))}</pre>` : ''}
<h3>Réponse</h3><pre>${text(JSON.stringify(responses['200'], null, 2))}</pre></div></details>`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
