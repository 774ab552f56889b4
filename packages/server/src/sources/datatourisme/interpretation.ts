import { type DocumentObjet, documentVide, type Langue, type SourceObjet, type Textes } from '@bridge/contract';
import { Avertissements } from '../clean/avertissements.ts';
import { instantOf } from '../clean/date.rules.ts';
import { FicheRefusee, type Interpretation, sansIdentifiant } from '../source.ts';
import { avisDatatourisme } from './avis.rules.ts';
import { CLASSES_EN_MOTS } from './classes.words.ts';
import { contactsDatatourisme } from './contacts.rules.ts';
import { putFaits } from './faits.rules.ts';
import { champIdDe, type FluxDatatourismeOuvert } from './flux.ts';
import { complete } from './graphe.rules.ts';
import { identifiantDatatourisme, identifiantsDuProducteur } from './identite.rules.ts';
import { lieuDatatourisme } from './lieu.rules.ts';
import { mediasDatatourisme } from './medias.rules.ts';
import { tarifsDatatourisme } from './offres.rules.ts';
import { ouvertureDatatourisme } from './ouverture.rules.ts';
import { putRestes } from './restes.rules.ts';
import { classesUtiles, typeBridgeDatatourisme } from './type-bridge.rules.ts';
import {
  champ,
  classesDe,
  codeDe,
  enLigne,
  isNoeud,
  isVide,
  motsOuNoeuds,
  type Noeud,
  noeuds,
  termeOf,
  termesOf,
  texteDe,
  textesOf,
} from './valeurs.rules.ts';

export function interpretDatatourisme(flux: FluxDatatourismeOuvert, recue: unknown): Interpretation {
  const identifiant = identifiantDatatourisme(flux, recue);
  if (!isNoeud(recue) || identifiant === null)
    throw new FicheRefusee(sansIdentifiant(champIdDe(flux)), champIdDe(flux));
  const valeur = complete(recue);
  const avertissements = new Avertissements();
  const document = documentVide();
  const noms = enLigne(champ(valeur, 'label') ?? champ(valeur, 'name'));
  document.nom = kept(flux, noms);
  // A name in a language that the feed leaves out is better than none.
  if (isVide(document.nom)) document.nom = noms;
  if (isVide(document.nom)) throw new FicheRefusee('La fiche n’a pas de nom.', 'rdfs:label', identifiant);
  const classes = classesDe(valeur);
  document.typeBridge = typeBridgeDatatourisme(classes);
  document.types = classesUtiles(classes).map((code) => {
    const mot = CLASSES_EN_MOTS[code];
    return { schema: 'datatourisme:Class', code, libelle: mot === undefined ? {} : { fr: mot } };
  });
  textes(flux, document, valeur);
  document.lieu = lieuDatatourisme(valeur, avertissements);
  themes(document, valeur);
  document.ouverture = ouvertureDatatourisme(valeur, avertissements);
  document.tarifs = tarifsDatatourisme(valeur, avertissements);
  document.contacts = contactsDatatourisme(valeur, avertissements);
  const { medias, trace } = mediasDatatourisme(valeur, avertissements);
  document.medias = medias;
  if (trace !== null) document.lieu.trace = trace;
  const { labels, classement, autres } = avisDatatourisme(valeur);
  document.labels = labels;
  document.criteres.push(...autres);
  if (classement !== undefined) document.classement = classement;
  putFaits(document, valeur);
  putRestes(document, valeur);
  liens(document, valeur);
  return { source: sourceOf(valeur, identifiant, avertissements), document, avertissements: avertissements.liste };
}

/** The languages that the feed wants, French among them. */
function kept({ langues }: FluxDatatourismeOuvert, textesLus: Textes): Textes {
  if (langues.length === 0) return textesLus;
  const wanted: Textes = {};
  for (const [langue, texte] of Object.entries(textesLus))
    if (langue === 'fr' || langues.includes(langue as Langue)) wanted[langue as Langue] = texte; // keys of texts are languages
  return wanted;
}

function textes(flux: FluxDatatourismeOuvert, document: DocumentObjet, record: Noeud): void {
  const comment = kept(flux, textesOf(champ(record, 'comment')));
  for (const description of noeuds(champ(record, 'hasDescription'))) {
    const court = kept(flux, textesOf(champ(description, 'shortDescription')));
    const long = kept(flux, textesOf(champ(description, 'description')));
    const sujets = [
      ...termesOf(champ(description, 'isDedicatedTo'), 'Audience'),
      ...(champ(description, 'label') === undefined ? [] : termesOf([description], 'Description')),
    ];
    const dits = [court, long].filter((corps) => !isVide(corps));
    if (sujets.length > 0) {
      document.textes.push(...sujets.flatMap((sujet) => dits.map((corps) => ({ sujet, corps }))));
      continue;
    }
    putTextes(document, 'resume', court);
    putTextes(document, 'description', long);
  }
  document.resume = { ...comment, ...document.resume };
  // The comment is kept only if it differs from the summary, which it most often repeats.
  const autre = Object.entries(comment).filter(
    ([langue, texte]) =>
      document.resume[langue as Langue] !== texte && document.description[langue as Langue] !== texte,
  );
  if (autre.length > 0)
    document.textes.push({
      sujet: { schema: 'datatourisme', code: 'comment', libelle: { fr: 'Commentaire' } },
      corps: Object.fromEntries(autre),
    });
  if (isVide(document.description)) document.description = document.resume;
}

/** A second description says more than the first: it stands beside it, where it does not repeat it. */
function putTextes(document: DocumentObjet, part: 'resume' | 'description', lus: Textes): void {
  const before = document[part];
  const autres = Object.entries(lus).filter(([langue, texte]) => (before[langue as Langue] ?? texte) !== texte); // keys of texts are languages
  document[part] = { ...lus, ...before };
  if (autres.length > 0)
    document.textes.push({
      sujet: { schema: 'datatourisme', code: 'hasDescription', libelle: { fr: 'Autre description' } },
      corps: Object.fromEntries(autres),
    });
}

/** Themes about surroundings go to the place of the offer; the other themes are words for what it is. */
function themes(document: DocumentObjet, record: Noeud): void {
  for (const theme of motsOuNoeuds(record, 'hasTheme')) {
    const [liste = 'Theme'] = classesDe(theme);
    const terme = termeOf(theme, liste);
    if (terme === null) continue;
    const list = liste === 'SpatialEnvironmentTheme' ? document.lieu.environnements : document.types;
    if (!list.some(({ code }) => code === terme.code)) list.push(terme);
  }
}

function liens(document: DocumentObjet, record: Noeud): void {
  for (const property of ['isPartOf', 'hasPart', 'isConsumedAt', 'isRelatedTo']) {
    for (const cible of noeuds(champ(record, property))) {
      const identifiant = codeDe(cible);
      const nom = enLigne(champ(cible, 'label')).fr;
      if (identifiant !== undefined)
        document.liens.push({
          relation: property,
          cible: { systeme: 'datatourisme', identifiant, ...(nom === undefined ? {} : { nom }) },
        });
    }
  }
}

function sourceOf(record: Noeud, identifiant: string, avertissements: Avertissements): SourceObjet {
  const [auteur] = noeuds(champ(record, 'hasBeenCreatedBy'));
  const code = auteur === undefined ? undefined : codeDe(auteur);
  const nom = auteur === undefined ? undefined : texteDe(auteur, 'legalName');
  const autres = [codeDe(record), ...identifiantsDuProducteur(record)].flatMap((autre) =>
    autre === undefined || autre === identifiant ? [] : [autre],
  );
  const source: SourceObjet = { identifiant, autresIdentifiants: [...new Set(autres)], etat: 'publie' };
  if (code !== undefined) source.proprietaire = nom === undefined ? { code } : { code, nom };
  for (const [property, target] of [
    ['creationDate', 'creeLe'],
    ['lastUpdate', 'majLe'],
  ] as const) {
    const text = texteDe(record, property);
    if (text === undefined) continue;
    const instant = instantOf(text);
    if (instant === null) avertissements.add(property, 'Cette date n’existe pas.', text);
    else source[target] = instant;
  }
  return source;
}
