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
