import type { DocumentImprime } from '../document/document.ts';

const astucesOf = ({ complements }: DocumentImprime) => complements.filter((one) => one.genre === 'astuce');

/** Whether a document has words to fill its blanks with. */
export const hasAstuces = (document: DocumentImprime): boolean => astucesOf(document).length > 0;

/** Gives a text to each section that leaves room, in the order of the plan; added pages get the others. */
export function dealtAstuces(document: DocumentImprime): DocumentImprime {
  const left = [...astucesOf(document)];
  const parties = document.parties.map((partie) => {
    if (partie.genre !== 'rubrique' || document.blancs[partie.cle] === undefined) return partie;
    const astuce = left.shift()?.texte;
    return astuce === undefined ? partie : { ...partie, astuce };
  });
  const others = document.complements.filter((one) => one.genre !== 'astuce' || left.includes(one));
  return { ...document, parties, complements: others };
}
