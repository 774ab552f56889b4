import { element } from '../../../platform/html.ts';

/**
 * An HTML5 creation is somebody else's code. It runs in a frame of no origin, without network, storage or cookie, and can do one thing besides
 * being seen, which is to open the address that we give it. That frame stands in a page of ours, which lets it lead nowhere but to its own
 * files: whoever's page shows it, it cannot become another one. Neither says who may frame it: `frame-ancestors *` leaves out frames of no
 * origin, which ours is.
 */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The policy of a creation. `own` is the folder of its files: in a sandbox, `'self'` names no origin. */
export const politiqueDeCreation = (own: string): string =>
  [
    `sandbox ${SANDBOX}`,
    "default-src 'none'",
    `script-src 'unsafe-inline' ${own}`,
    `style-src 'unsafe-inline' ${own}`,
    `img-src data: ${own}`,
    `font-src data: ${own}`,
    `media-src ${own}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

export const politiqueDIframe = (own: string): string =>
  [
    `sandbox ${SANDBOX}`,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `frame-src ${own}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

export const entetesDeCreation: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export function pageDIframe(src: string): string {
  const frame = element('iframe', { src, sandbox: SANDBOX, scrolling: 'no', title: 'Annonce' }, '');
  const styles = 'html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Annonce</title><style>${styles}</style></head><body>${frame}</body></html>`;
}

/** The address that a click opens, before anything of the page runs. */
export function withClickTag(html: string, clic: string): string {
  const script = `<script>var clickTag=${JSON.stringify(clic)},clickTAG=clickTag;</script>`;
  return /<head\b[^>]*>/i.test(html) ? html.replace(/<head\b[^>]*>/i, (head) => head + script) : script + html;
}
