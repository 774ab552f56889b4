/** The tags of a text, in their order: « <b> », « </b> », « <br> ». Their attributes are not looked at. */
export function balisesDe(texte: string): string[] {
  return [...texte.matchAll(/<(\/?[a-z][a-z0-9-]*)\b[^<>]*>/gi)].map(([, nom = '']) => `<${nom.toLowerCase()}>`);
}

/** Whether a translation kept the tags of its text: another order is another language's right. */
export function keepsTags(source: string, traduit: string): boolean {
  const [avant, apres] = [balisesDe(source), balisesDe(traduit)].map((balises) => balises.sort().join(''));
  return avant === apres;
}
