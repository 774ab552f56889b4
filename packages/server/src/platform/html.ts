const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text, escaped for markup or for a quoted attribute. */
export function escapeHtml(texte: string): string {
  // Most texts hold none of them.
  return SPECIAL.test(texte) ? texte.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter) : texte;
}

const SPECIAL = /[&<>"']/;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element. `inner` is markup already; attributes are escaped here, and absent ones are left out. */
export function element(name: string, attributes: Attributes, inner: string): string {
  return `<${name}${attributesOf(attributes)}>${inner}</${name}>`;
}

export function voidElement(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}>`;
}

/** Written without a list between: a page has a thousand attributes. */
function attributesOf(attributes: Attributes): string {
  let written = '';
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (value !== undefined) written += ` ${name}="${escapeHtml(String(value))}"`;
  }
  return written;
}
