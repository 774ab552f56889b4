import type { Faute } from '../../erreur.ts';
import { type Piece, readHtml } from './html.reader.ts';
import { attributPermis, elementPermis, valeurPermise } from './html.regles.ts';

/** Stand-ins for an output of Liquid and for its tags, which write nothing where they stand. */
const SORTIE = '\ue000';
const BALISE = ' ';

/** The expressions and tags of Liquid, over as many lines as they take. */
const LIQUIDE = /\{\{-?[\s\S]*?-?\}\}|\{%-?[\s\S]*?-?%\}/g;

/** The faults of the markup of a template, by line. The output of Liquid is judged when it is drawn. */
export function fautesHtml(source: string): Faute[] {
  const read = source.replace(LIQUIDE, (written) => {
    const lines = '\n'.repeat(written.split('\n').length - 1);
    return (written.startsWith('{{') ? SORTIE : BALISE) + lines;
  });
  const fautes: Faute[] = [];
  for (const piece of readHtml(read)) {
    if (piece.genre === 'texte') continue;
    const ligne = read.slice(0, piece.debut).split('\n').length;
    for (const message of messagesDe(piece))
      if (!fautes.some((one) => one.ligne === ligne && one.message === message)) fautes.push({ message, ligne });
  }
  return fautes;
}

function messagesDe(piece: Exclude<Piece, { genre: 'texte' }>): string[] {
  if (piece.genre === 'autre')
    return piece.texte.startsWith('<!--') && piece.texte.endsWith('-->')
      ? []
      : [`«\u00a0${court(piece.texte)}\u00a0» n’a pas sa place ici, ou n’est pas fermé.`];
  if (piece.nom.includes(SORTIE)) return ['Liquid ne peut pas écrire le nom d’un élément.'];
  if (!elementPermis(piece.nom)) return [`L’élément <${piece.nom}> n’est pas permis dans un gabarit.`];
  return piece.genre === 'fermante' ? [] : piece.attributs.flatMap(({ nom, valeur }) => fauteDAttribut(nom, valeur));
}

function fauteDAttribut(nom: string, valeur: string | null): string[] {
  if (nom.includes(SORTIE))
    return ['Liquid ne peut pas écrire le nom d’un attribut\u00a0: mettez-le entre guillemets.'];
  if (nom === 'style') return ['L’attribut «\u00a0style\u00a0» n’est pas permis\u00a0: écrivez les styles à part.'];
  if (!attributPermis(nom)) return [`L’attribut «\u00a0${court(nom)}\u00a0» n’est pas permis dans un gabarit.`];
  if (valeur === null || valeur.trimStart().startsWith(SORTIE) || valeurPermise(nom, valeur)) return [];
  return [`«\u00a0${court(valeur.replaceAll(SORTIE, '…'))}\u00a0» n’est pas une adresse permise.`];
}

const court = (texte: string) => (texte.length > 40 ? `${texte.slice(0, 40)}…` : texte).replace(/\s+/g, ' ');
