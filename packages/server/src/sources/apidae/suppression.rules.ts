import type { Fiche, Lecture } from '../source.ts';
import { CHAMP_ID_APIDAE, champIdApidae, identifiantApidae } from './fiche/identite.rules.ts';
import { identifiant, objet } from './fiche/valeurs.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import type { Jointures } from './jointures.ts';

/** What a removal of an export comes to: « kept » when the object is still in a selection of the feed; null when it is none. */
export function removalOf(flux: FluxApidaeOuvert, record: Fiche, jointures: Jointures): Lecture | 'kept' | null {
  const number = identifiant(record.valeur) ?? identifiant(objet(record.valeur)[CHAMP_ID_APIDAE]);
  if (number === undefined) return null;
  // The object left one selection and is still in another one: it stays.
  if (jointures.isSelected(number, flux.selectionIds)) return 'kept';
  const champ = champIdApidae(flux);
  const gone = champ === CHAMP_ID_APIDAE ? number : identifiantApidae(flux, record.valeur);
  if (gone !== undefined) return { kind: 'suppression', identifiant: gone };
  const motif = `Apidae retire l’objet ${number} sans donner son champ «\u00a0${champ}\u00a0»\u00a0: il sera retiré par le prochain export complet.`;
  return { kind: 'illisible', position: record.position, motif, extrait: record.brut.slice(0, 300) };
}
