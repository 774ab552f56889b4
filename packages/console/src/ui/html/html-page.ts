interface Around {
  readonly styles: string;
  readonly langue: string;
  /** The policy of the console, which frames have too, refuses styles without its nonce. */
  readonly nonce: string;
}

/** A whole page around markup. It was escaped by the server; the frame runs nothing in any case. */
export function pageOf(html: string, { styles, langue, nonce }: Around): string {
  const attribute = /^[\w+/=-]+$/.test(nonce) ? ` nonce="${nonce}"` : '';
  return `<!doctype html><html lang="${/^[a-z]{2}$/.test(langue) ? langue : 'fr'}"><head><meta charset="utf-8"><style${attribute}>${styles}</style></head><body>${html}</body></html>`;
}

/** Style elements carry the nonce of the console: its policy, which the frame has too, refuses the others. */
export function withNonce(html: string, nonce: string): string {
  if (!/^[\w+/=-]+$/.test(nonce)) return html;
  return html.replace(/<style(?=[\s>])(?![^>]*\snonce=)/gi, `<style nonce="${nonce}"`);
}

/**
 * What elements say of their own style, said in a sheet: a policy of nonces refuses the attribute wherever it is, in what is only parsed
 * too. `:is()` gives the rule the weight of an id, as near to the attribute as a sheet comes.
 */
export function stylesInSheet(html: string): string {
  const { style } = document.createElement('i');
  const rules: string[] = [];
  const said = html.replace(/(?<= )style="([^"]*)"(?=[^<>]*>)/g, (_, own: string) => {
    // As the browser reads it: nothing in it closes the rule.
    style.cssText = own;
    const rank = rules.push(style.cssText) - 1;
    return `data-style="${rank}"`;
  });
  const sheet = rules.map((rule, rank) => `:is([data-style="${rank}"],#_){${rule}}`).join('');
  return sheet === '' ? html : said.replace('</head>', () => `<style>${sheet.replaceAll('<', '')}</style></head>`);
}

const INERT =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'\">";

/** A page that runs nothing itself, wherever scripts may run: frames in it are under their own policies. A page without a head is none. */
export const withoutScripts = (html: string): string =>
  /<head\b[^>]*>/i.test(html) ? html.replace(/<head\b[^>]*>/i, (head) => head + INERT) : '';
