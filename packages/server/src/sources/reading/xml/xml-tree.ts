/** An element of a record, with what it holds. Text is that of the element itself, trimmed, CDATA included. */
export interface Noeud {
  readonly nom: string;
  readonly attributs: Readonly<Record<string, string>>;
  readonly enfants: readonly Noeud[];
  readonly texte: string;
}

/** The text of the first child of this name; undefined when there is none or it is empty. */
export function texteDe(noeud: Noeud, nom: string): string | undefined {
  for (const enfant of noeud.enfants) {
    if (enfant.nom === nom) return enfant.texte === '' ? undefined : enfant.texte;
  }
  return undefined;
}

export function enfantDe(noeud: Noeud, nom: string): Noeud | undefined {
  return noeud.enfants.find((enfant) => enfant.nom === nom);
}

const SPECIAL = /[&<>"]/;

/** Writes an element the same way each time, so that a record which did not change keeps its fingerprint. */
export function xmlText(noeud: Noeud): string {
  let text = `<${noeud.nom}`;
  for (const name in noeud.attributs) text += ` ${name}="${escaped(noeud.attributs[name] ?? '')}"`;
  if (noeud.texte === '' && noeud.enfants.length === 0) return `${text}/>`;
  text += `>${escaped(noeud.texte)}`;
  for (const enfant of noeud.enfants) text += xmlText(enfant);
  return `${text}</${noeud.nom}>`;
}

function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
