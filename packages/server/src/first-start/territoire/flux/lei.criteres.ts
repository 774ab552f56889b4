import { FAITS, LANGUES_PARLEES, PAIEMENTS, TARIFS } from '../faits.ts';
import type { LangueTerritoire } from '../offre.ts';
import { cdata } from './xml.ts';

/** The criteria of this LEI by meaning, as an importer's configuration needs them. */
export const CRITERES_LEI = {
  equipement: 96001001,
  service: 96001002,
  label: 96001003,
  acces: 96001004,
  paiement: 96001005,
  tarif: 96001006,
  langue: 96001007,
  etoiles: 96001008,
  animaux: 96001009,
  capacite: 96001010,
  genre: 96001011,
  gratuit: 96001012,
  photo: 96001021,
  photo2: 96001022,
  photo3: 96001023,
  credit: 96001031,
  credit2: 96001032,
  credit3: 96001033,
  legende: 96001041,
  legende2: 96001042,
  legende3: 96001043,
  reseau: 96001050,
  /** Used by records but absent from the nomenclature, as in life. */
  inconnu: 96009999,
} as const;

export const MODALITES_LEI = {
  oui: 96080001,
  non: 96080002,
  facebook: 96080003,
  etoiles: (nombre: number) => 96080010 + nombre,
} as const;

interface Critere {
  readonly clef: number;
  readonly nom: Readonly<Record<LangueTerritoire, string>>;
  readonly typval: number;
  readonly classe: number;
  readonly modalites: readonly { readonly clef: number; readonly nom: Readonly<Record<LangueTerritoire, string>> }[];
}

const nom = (fr: string, en: string, de: string) => ({ fr, en, de });
const ouiNon = [
  { clef: MODALITES_LEI.oui, nom: nom('Oui', 'Yes', 'Ja') },
  { clef: MODALITES_LEI.non, nom: nom('Non', 'No', 'Nein') },
];
const modalites = (table: Readonly<Record<string, Readonly<Record<LangueTerritoire, string>> & { lei: number }>>) =>
  Object.values(table).map(({ fr, en, de, lei }) => ({ clef: lei, nom: nom(fr, en, de) }));
const faits = (famille: string) =>
  Object.values(FAITS)
    .filter((fait) => fait.famille === famille)
    .map(({ fr, en, de, lei }) => ({ clef: lei, nom: nom(fr, en, de) }));
const etoiles = [1, 2, 3, 4].map((nombre) => ({
  clef: MODALITES_LEI.etoiles(nombre),
  nom: nom(
    `${nombre} étoile${nombre > 1 ? 's' : ''}`,
    `${nombre} star${nombre > 1 ? 's' : ''}`,
    `${nombre} Stern${nombre > 1 ? 'e' : ''}`,
  ),
}));

const C = CRITERES_LEI;
const critere = (
  clef: number,
  libelle: Critere['nom'],
  typval: number,
  classe: number,
  liste: Critere['modalites'] = [],
) => ({
  clef,
  nom: libelle,
  typval,
  classe,
  modalites: liste,
});

const NOMENCLATURE: readonly Critere[] = [
  critere(C.equipement, nom('Équipements', 'Facilities', 'Ausstattung'), 2, 8, faits('equipement')),
  critere(C.service, nom('Services', 'Services', 'Dienste'), 2, 8, faits('service')),
  critere(C.label, nom('Labels', 'Labels', 'Auszeichnungen'), 2, 8, faits('label')),
  critere(C.acces, nom('Accessibilité', 'Accessibility', 'Barrierefreiheit'), 2, 8, faits('acces')),
  critere(C.paiement, nom('Modes de paiement', 'Payment', 'Zahlungsarten'), 2, 4, modalites(PAIEMENTS)),
  critere(C.tarif, nom('Tarifs', 'Prices', 'Preise'), 5, 4, modalites(TARIFS)),
  critere(C.langue, nom('Langues d’accueil', 'Languages spoken', 'Sprachen'), 2, 16, modalites(LANGUES_PARLEES)),
  critere(C.etoiles, nom('Classement', 'Rating', 'Einstufung'), 2, 8, etoiles),
  critere(C.animaux, nom('Animaux acceptés', 'Pets welcome', 'Haustiere erlaubt'), 2, 8, ouiNon),
  critere(C.capacite, nom('Capacité en personnes', 'Capacity', 'Personenzahl'), 3, 8),
  critere(C.genre, nom('Genre', 'Kind', 'Art'), 2, 8),
  critere(C.gratuit, nom('Gratuit', 'Free', 'Kostenlos'), 2, 4, ouiNon),
  ...[C.photo, C.photo2, C.photo3].map((clef, rang) =>
    critere(clef, nom(`Photo ${rang + 1}`, `Photo ${rang + 1}`, `Foto ${rang + 1}`), 4, 512),
  ),
  ...[C.credit, C.credit2, C.credit3].map((clef, rang) =>
    critere(clef, nom(`Crédit ${rang + 1}`, `Credit ${rang + 1}`, `Bildnachweis ${rang + 1}`), 1, 512),
  ),
  ...[C.legende, C.legende2, C.legende3].map((clef, rang) =>
    critere(clef, nom(`Légende ${rang + 1}`, `Caption ${rang + 1}`, `Bildtext ${rang + 1}`), 1, 512),
  ),
  critere(C.reseau, nom('Réseaux sociaux', 'Social networks', 'Soziale Netzwerke'), 6, 1, [
    { clef: MODALITES_LEI.facebook, nom: nom('Compte Facebook', 'Facebook account', 'Facebook-Konto') },
  ]),
];

/** The words of a modalité, as the nomenclature has them. */
export function nomDeModalite(critere: number, modalite: number, langue: LangueTerritoire): string {
  const known = NOMENCLATURE.find(({ clef }) => clef === critere)?.modalites.find(({ clef }) => clef === modalite);
  return known?.nom[langue] ?? '';
}

/** The criteria with their labels in the language of the answer. */
export function writeNomenclature(langue: LangueTerritoire): string {
  const criteres = NOMENCLATURE.map(
    ({ clef, nom: libelle, typval, classe, modalites: liste }) =>
      `<CRIT CLEF="${clef}" QUAL="1" TYPVAL="${typval}" CLASSE="${classe}"><NOMCRIT>${cdata(libelle[langue])}</NOMCRIT>${liste
        .map(
          (modalite, rang) =>
            `<MODAL CLEF="${modalite.clef}" ORDRE="${rang + 1}">${cdata(modalite.nom[langue])}</MODAL>`,
        )
        .join('')}</CRIT>`,
  );
  return `<NOMENCLATURE>\n${criteres.join('\n')}\n</NOMENCLATURE>`;
}
