const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text, escaped for markup or for a quoted attribute. */
export function escapeHtml(texte: string): string {
  return texte.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element. `inner` is markup already; attributes are escaped here, and absent ones are left out. */
export function element(name: string, attributes: Attributes, inner: string): string {
  return `<${name}${attributesOf(attributes)}>${inner}</${name}>`;
}

export function voidElement(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}>`;
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(String(value))}"`]))
    .join('');
}
