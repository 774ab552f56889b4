interface Around {
  readonly styles: string;
  readonly langue: string;
  /** Nonce of the console: frames have its policy too, which refuses styles without the nonce. */
  readonly nonce: string;
}

/** A whole page around markup that the server has escaped; the frame runs nothing in any case. */
export function pageOf(html: string, { styles, langue, nonce }: Around): string {
  const attribute = /^[\w+/=-]+$/.test(nonce) ? ` nonce="${nonce}"` : '';
  return `<!doctype html><html lang="${/^[a-z]{2}$/.test(langue) ? langue : 'fr'}"><head><meta charset="utf-8"><style${attribute}>${styles}</style></head><body>${html}</body></html>`;
}

/** The page with the nonce of the console on its styles, which the policy of the frame would otherwise refuse. */
export function withNonce(html: string, nonce: string): string {
  if (!/^[\w+/=-]+$/.test(nonce)) return html;
  return html.replace(/<style(?=[\s>])(?![^>]*\snonce=)/gi, `<style nonce="${nonce}"`);
}

/**
 * The page with its style attributes moved into a sheet, since a policy of nonces refuses the attribute. `:is()` gives
 * each rule the weight of an id, as near to the attribute as a sheet comes.
 */
export function stylesInSheet(html: string): string {
  const { style } = document.createElement('i');
  const rules: string[] = [];
  const said = html.replace(/(?<= )style="([^"]*)"(?=[^<>]*>)/g, (_, own: string) => {
    // The browser writes the style again, so that nothing in it can close the rule.
    style.cssText = own;
    const rank = rules.push(style.cssText) - 1;
    return `data-style="${rank}"`;
  });
  const sheet = rules.map((rule, rank) => `:is([data-style="${rank}"],#_){${rule}}`).join('');
  return sheet === '' ? html : said.replace('</head>', () => `<style>${sheet.replaceAll('<', '')}</style></head>`);
}

const INERT =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'\">";

/** The page without scripts of its own; frames in it keep their own policies. A page without a head gives no text. */
export const withoutScripts = (html: string): string =>
  /<head\b[^>]*>/i.test(html) ? html.replace(/<head\b[^>]*>/i, (head) => head + INERT) : '';
