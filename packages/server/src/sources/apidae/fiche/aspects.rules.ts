import type { DocumentObjet } from '@bridge/contract';
import type { Avertissements } from '../../clean/avertissements.ts';
import { contactsApidae } from './contacts.rules.ts';
import { mediasApidae } from './medias.rules.ts';
import { ouvertureApidae } from './ouverture.rules.ts';
import { putAspect } from './restes.rules.ts';
import { tarifsApidae } from './tarifs.rules.ts';
import { isVide, lignesOf, liste, objet, textesOf } from './valeurs.rules.ts';

type Aspects = NonNullable<DocumentObjet['aspects']>;

const NOMS: Readonly<Record<string, keyof Aspects>> = {
  HIVER: 'hiver',
  ETE: 'ete',
  GROUPES: 'groupes',
  TOURISME_AFFAIRES: 'affaires',
  HANDICAP: 'handicap',
  PRESTATAIRE_ACTIVITES: 'prestataire',
};

/**
 * Reads the aspects of an object: the values that it has in a season or for an audience. The catalogue keeps some of them as an aspect; the
 * others become facts of the object, under the name of the aspect.
 */
export function aspectsApidae(
  value: unknown,
  document: DocumentObjet,
  avertissements: Avertissements,
): Aspects | undefined {
  const aspects: Aspects = {};
  for (const one of liste(value)) {
    const source = objet(one);
    const nom = typeof source.aspect === 'string' ? NOMS[source.aspect] : undefined;
    const dit = typeof source.aspect === 'string' ? source.aspect : 'AUTRE';
    putAspect(document, { nom: dit, valeur: source, known: nom !== undefined }, avertissements);
    if (nom === undefined) continue;
    const presentation = objet(source.presentation);
    const aspect: NonNullable<Aspects[typeof nom]> = {};
    const texts = {
      nom: lignesOf(source.nom),
      resume: textesOf(presentation.descriptifCourt),
      description: textesOf(presentation.descriptifDetaille),
    };
    if (!isVide(texts.nom)) aspect.nom = texts.nom;
    if (!isVide(texts.resume)) aspect.resume = texts.resume;
    if (!isVide(texts.description)) aspect.description = texts.description;
    if (source.ouverture !== undefined) aspect.ouverture = ouvertureApidae(source.ouverture, avertissements);
    if (source.descriptionTarif !== undefined) aspect.tarifs = tarifsApidae(source.descriptionTarif, avertissements);
    const contacts = contactsApidae(source, avertissements);
    const { medias } = mediasApidae(source, {}, avertissements);
    if (contacts.length > 0) aspect.contacts = contacts;
    if (medias.length > 0) aspect.medias = medias;
    if (Object.keys(aspect).length > 0) aspects[nom] = aspect;
  }
  return Object.keys(aspects).length === 0 ? undefined : aspects;
}
