import type { DocumentObjet, Langue } from '@bridge/contract';
import { type Avertissements, ECARTEE_SANS_CORRESPONDANCE } from '../clean/avertissements.ts';
import { seemsPersonnel, tellsHowToReach } from '../clean/personnel.rules.ts';
import { textOfField } from '../clean/texte.rules.ts';
import type { Noeud } from '../reading/xml/xml-tree.ts';
import type { Colonnes } from './colonnes.ts';
import { COLONNES_PRIVEES } from './contacts.rules.ts';

export interface ContexteLei {
  readonly region: string;
  readonly langue: Langue;
  readonly document: DocumentObjet;
  readonly avertissements: Avertissements;
}

/** Attributes that describe how a value is written, and say nothing of the product. */
const ATTRIBUTS_TECHNIQUES = /^(?:fmt|xml|xmlns|type)(?::|$)/i;
/** Elements with a reader of their own, which keeps the values that it does not understand. */
const LUES_AUTREMENT = /^(?:CRITERES|HORAIRES)$/i;

/** Columns without a place of their own are facts too: nothing that the source says is lost, except what is private. */
export function putRestes(colonnes: Colonnes, contexte: ContexteLei): void {
  for (const noeud of colonnes.unread()) putNoeud(noeud, noeud.nom.toUpperCase(), contexte);
  // The text of these columns was read elsewhere; the elements inside of them were not.
  for (const { nom, attributs, enfants } of colonnes.asked())
    if (!LUES_AUTREMENT.test(nom)) putNoeud({ nom, attributs, enfants, texte: '' }, nom.toUpperCase(), contexte);
}

/** A text, the attributes and the children of an element, each under the way that leads to it: « PHOTOS.PHOTO ». */
export function putNoeud({ texte, attributs, enfants }: Noeud, chemin: string, contexte: ContexteLei): void {
  if (COLONNES_PRIVEES.test(chemin)) return;
  putFait(texte, chemin, contexte);
  for (const [name, valeur] of Object.entries(attributs))
    if (!ATTRIBUTS_TECHNIQUES.test(name)) putFait(valeur, `${chemin}.${name.toUpperCase()}`, contexte);
  for (const enfant of enfants) putNoeud(enfant, `${chemin}.${enfant.nom.toUpperCase()}`, contexte);
}

function putFait(valeur: string, code: string, { region, langue, document, avertissements }: ContexteLei): void {
  const texte = textOfField(valeur);
  if (texte === undefined || COLONNES_PRIVEES.test(code)) return;
  const isCommentaire = code.startsWith('COMMENTAIRE');
  // A comment is a text to read, even where it looks like a number.
  if (seemsPersonnel(code) || (!isCommentaire && tellsHowToReach(texte))) {
    avertissements.add(code, ECARTEE_SANS_CORRESPONDANCE);
    return;
  }
  const terme = { schema: `lei:${region}`, code, libelle: {} };
  if (isCommentaire) document.textes.push({ sujet: terme, corps: { [langue]: texte } });
  else document.criteres.push({ critere: terme, texte });
}
