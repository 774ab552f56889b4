import { type DocumentObjet, documentVide, type SourceObjet } from '@bridge/contract';
import { Avertissements } from '../clean/avertissements.ts';
import { instantOf } from '../clean/date.rules.ts';
import { lineOf } from '../clean/texte.rules.ts';
import { FicheRefusee, type Interpretation, sansIdentifiant } from '../source.ts';
import { onDates } from './fiche/agenda.rules.ts';
import { aspectsApidae } from './fiche/aspects.rules.ts';
import { classementApidae, labelsApidae, languesApidae } from './fiche/classement.rules.ts';
import { contactsApidae, nomDOrganisme } from './fiche/contacts.rules.ts';
import { Faits, perimetre } from './fiche/criteres.rules.ts';
import { champIdApidae, identifiantApidae } from './fiche/identite.rules.ts';
import { lieuApidae } from './fiche/lieu.rules.ts';
import { mediasApidae } from './fiche/medias.rules.ts';
import { ouvertureApidae } from './fiche/ouverture.rules.ts';
import { putRestes } from './fiche/restes.rules.ts';
import { tarifsApidae } from './fiche/tarifs.rules.ts';
import { blocOf, TYPES_APIDAE, typeApidaeOf, typeBridgeApidae, typesApidae } from './fiche/type-bridge.rules.ts';
import {
  type Champs,
  identifiant,
  isVide,
  lignesOf,
  liste,
  nombre,
  objet,
  principal,
  termeOf,
  termesOf,
  textesOf,
} from './fiche/valeurs.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';

export function interpretApidae(flux: FluxApidaeOuvert, brut: unknown): Interpretation {
  const valeur = objet(brut);
  const id = identifiantApidae(flux, valeur);
  if (id === undefined) throw new FicheRefusee(sansIdentifiant(champIdApidae(flux)), champIdApidae(flux));
  const avertissements = new Avertissements();
  const document = documentVide();
  document.nom = typeof valeur.nom === 'string' ? { fr: lineOf(valeur.nom) ?? '' } : lignesOf(valeur.nom);
  if (principal(document.nom) === undefined || document.nom.fr === '')
    throw new FicheRefusee('La fiche n’a pas de nom.', 'nom', id);
  const type = typeApidaeOf(valeur);
  if (type === null && valeur.type !== undefined)
    avertissements.add('type', 'Ce type d’objet est inconnu.', valeur.type);
  const bloc = blocOf(valeur, type);
  document.typeBridge = typeBridgeApidae(type, bloc);
  document.types = typesApidae(type, bloc);
  document.lieu = lieuApidae(valeur, bloc, avertissements);
  document.ouverture = ouvertureApidae(valeur.ouverture, avertissements);
  if (flux.agenda === 'dates' && type === 'FETE_ET_MANIFESTATION')
    document.ouverture = onDates(document.ouverture, valeur.datesOuverture, avertissements);
  document.tarifs = tarifsApidae(valeur.descriptionTarif, avertissements);
  document.contacts = contactsApidae(valeur, avertissements);
  const { medias, trace } = mediasApidae(valeur, bloc, avertissements);
  document.medias = medias;
  if (trace !== null) document.lieu.trace = trace;
  prestations(document, objet(valeur.prestations));
  document.labels = labelsApidae(valeur, bloc);
  const classement = classementApidae(bloc);
  if (classement !== undefined) document.classement = classement;
  const contexte = { document, faits: new Faits(document, avertissements) };
  putFaits(contexte, valeur, bloc, type);
  criteresInternes(flux, contexte.faits, valeur);
  liens(flux, document, valeur);
  putRestes(document, valeur, type === null ? undefined : TYPES_APIDAE[type]?.bloc, avertissements);
  const aspects = aspectsApidae(valeur.aspects, document, avertissements);
  if (aspects !== undefined) document.aspects = aspects;
  document.selections = selectionsOf(flux, valeur);
  return { source: sourceOf(valeur, id, avertissements), document, avertissements: avertissements.liste };
}

function prestations(document: DocumentObjet, source: Champs): void {
  document.languesParlees = languesApidae(source.languesParlees);
  document.accessibilite = [
    ...termesOf(source.labelsTourismeHandicap, 'LabelTourismeHandicap'),
    ...termesOf(source.tourismesAdaptes, 'TourismeAdapte'),
  ];
  document.publics = termesOf(source.typesClientele, 'TypeClientele');
  if (source.animauxAcceptes === 'ACCEPTES') document.animaux = true;
  if (source.animauxAcceptes === 'NON_ACCEPTES') document.animaux = false;
}

interface Contexte {
  readonly document: DocumentObjet;
  readonly faits: Faits;
}

function putFaits({ document, faits }: Contexte, valeur: Champs, bloc: Champs, type: string | null): void {
  const presentation = objet(valeur.presentation);
  document.resume = textesOf(presentation.descriptifCourt);
  document.description = textesOf(presentation.descriptifDetaille);
  faits.text('presentation.bonsPlans', presentation.bonsPlans);
  for (const one of liste(presentation.descriptifsThematises)) {
    const { theme, description } = objet(one);
    const corps = textesOf(description);
    const sujet = termeOf(theme, 'DescriptifTheme') ?? {
      schema: 'apidae:Texte',
      code: 'presentation.descriptifsThematises',
      libelle: {},
    };
    if (!isVide(corps)) document.textes.push({ sujet, corps });
  }
  faits.add(presentation.typologiesPromoSitra, 'presentation.typologiesPromoSitra', 'TypologiePromoSitra');
  // `lieuApidae` already read « nomLieu ».
  if (type !== null) faits.add({ ...bloc, nomLieu: undefined }, TYPES_APIDAE[type]?.bloc ?? type);
  const { services, equipements, conforts, activites, ...autres } = objet(valeur.prestations);
  faits.add(equipements, 'prestations.equipements', 'PrestationEquipement');
  faits.add(services, 'prestations.services', 'PrestationService');
  faits.add(conforts, 'prestations.conforts', 'PrestationConfort');
  faits.add(activites, 'prestations.activites', 'PrestationActivite');
  faits.add({ ...autres, ...agesEnMois(autres) }, 'prestations');
  for (const environnement of document.lieu.environnements) faits.word(environnement);
  const { indicationsPeriode, ouverturesComplementaires, nombreJours, nombreNuits, dureeSeance } = objet(
    valeur.ouverture,
  );
  faits.add({ indicationsPeriode, ouverturesComplementaires, nombreJours, nombreNuits, dureeSeance }, 'ouverture');
  const { complement, leTarifComprend, leTarifNeComprendPas, taxeDeSejourIncluse, conditions } = objet(
    valeur.descriptionTarif,
  );
  faits.add({ complement, leTarifComprend, leTarifNeComprendPas, taxeDeSejourIncluse, conditions }, 'descriptionTarif');
  faits.text('reservation.complement', objet(valeur.reservation).complement);
  for (const one of liste(objet(valeur.reservation).organismes)) {
    const corps = nomDOrganisme(objet(one));
    faits.add(objet(one).type, 'reservation.organismes.type', 'ReservationType');
    // A booking office without any means of communication is kept as a text: a contact needs a value.
    if (liste(objet(one).moyensCommunication).length === 0 && !isVide(corps))
      document.textes.push({ sujet: { schema: 'apidae:Texte', code: 'reservation.organismes', libelle: {} }, corps });
  }
  faits.add(objet(valeur.informations).informationsLegales, 'informations.informationsLegales');
  faits.add(valeur.visites, 'visites');
  faits.add(valeur.tourismeAffaires, 'tourismeAffaires');
  faits.add(valeur.informationsPrestataireActivites, 'informationsPrestataireActivites');
  perimetre(document, objet(valeur.localisation).perimetreGeographique);
}

/** Ages whose unit is the month get that unit in words; other ages are numbers of years. */
function agesEnMois(prestations: Champs): Champs {
  const age = (cle: 'ageMin' | 'ageMax', unite: 'uniteAgeMin' | 'uniteAgeMax'): Champs =>
    prestations[unite] === 'MOIS' && nombre(prestations[cle]) !== undefined
      ? { [cle]: `${String(prestations[cle])} mois` }
      : {};
  return { ...age('ageMin', 'uniteAgeMin'), ...age('ageMax', 'uniteAgeMax') };
}

/** Keeps the internal criteria of the members of Apidae: those that the feed chose, or all of them. */
function criteresInternes(flux: FluxApidaeOuvert, faits: Faits, valeur: Champs): void {
  const wanted = new Set((flux.criteresInternes ?? []).map(String));
  for (const one of liste(valeur.criteresInternes)) {
    const terme = termeOf(one, 'CritereInterne');
    if (terme === null || (wanted.size > 0 && !wanted.has(terme.code))) continue;
    const libelle = lineOf(objet(one).libelle);
    faits.word(libelle === undefined ? terme : { ...terme, libelle: { fr: libelle } });
  }
}

function liens(flux: FluxApidaeOuvert, document: DocumentObjet, valeur: Champs): void {
  const add = (relation: string, value: unknown): void => {
    const cible = objet(value);
    const id = identifiantApidae(flux, cible);
    if (id === undefined) return;
    const nom = principal(lignesOf(cible.nom));
    document.liens.push({
      relation,
      cible: { systeme: 'apidae', identifiant: id, ...(nom === undefined ? {} : { nom }) },
    });
  };
  const { structureGestion, structureInformation } = objet(valeur.informations);
  add('STRUCTURE_GESTION', structureGestion);
  add('STRUCTURE_INFORMATION', structureInformation);
  for (const one of liste(objet(valeur.reservation).organismes)) add('RESERVATION', objet(one).structureReference);
  for (const one of liste(objet(valeur.liens).liensObjetsTouristiquesTypes)) {
    const { type, objetTouristique } = objet(one);
    add(typeof type === 'string' ? type.slice(0, 80) : 'DEFAUT', objetTouristique);
  }
}

/** The selections that hold the object: those that an export wrote into it, else the single selection that the search asked for. */
function selectionsOf(flux: FluxApidaeOuvert, valeur: Champs): string[] {
  const own = liste(valeur.selections).map((one) => identifiant(one) ?? identifiant(objet(one).id));
  if (own.length > 0) return [...new Set(own.filter((selection) => selection !== undefined))];
  return flux.mode === 'api' && flux.selectionIds.length === 1 ? flux.selectionIds.map(String) : [];
}

const ETATS: Readonly<Record<string, SourceObjet['etat']>> = {
  NEW: 'masque',
  HIDDEN: 'masque',
  TRASH: 'supprime',
  DELETED: 'supprime',
};

function sourceOf(valeur: Champs, id: string, avertissements: Avertissements): SourceObjet {
  const gestion = objet(valeur.gestion);
  const membre = objet(gestion.membreProprietaire);
  const code = identifiant(membre.id);
  const nom = lineOf(membre.nom);
  const autres = [valeur.id, valeur.identifier, valeur.identifierSitra1]
    .map(identifiant)
    .filter((autre) => autre !== undefined && autre !== id);
  const source: SourceObjet = {
    identifiant: id,
    autresIdentifiants: [...new Set(autres.filter((autre) => autre !== undefined))],
    etat: (typeof valeur.state === 'string' ? ETATS[valeur.state] : undefined) ?? 'publie',
  };
  if (code !== undefined) source.proprietaire = nom === undefined ? { code } : { code, nom };
  for (const [key, target] of [
    ['dateCreation', 'creeLe'],
    ['dateModification', 'majLe'],
  ] as const) {
    if (gestion[key] === undefined) continue;
    const instant = instantOf(gestion[key]);
    if (instant === null) avertissements.add(`gestion.${key}`, 'Cette date n’existe pas.', gestion[key]);
    else source[target] = instant;
  }
  return source;
}
