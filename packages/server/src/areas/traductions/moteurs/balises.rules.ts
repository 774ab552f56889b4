/** The tags of a text in order: « <b> », « </b> », « <br> », without their attributes. */
export function balisesDe(texte: string): string[] {
  return [...texte.matchAll(/<(\/?[a-z][a-z0-9-]*)\b[^<>]*>/gi)].map(([, nom = '']) => `<${nom.toLowerCase()}>`);
}

/** Whether a translation kept the tags of its text, in any order. */
export function keepsTags(source: string, traduit: string): boolean {
  const [avant, apres] = [balisesDe(source), balisesDe(traduit)].map((balises) => balises.sort().join(''));
  return avant === apres;
}
