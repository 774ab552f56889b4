import { FAITS } from '../faits.ts';
import { daysAfter } from '../jour.ts';
import { COMMUNES } from '../lieux.ts';
import type { Offre } from '../offre.ts';
import { identifiantApidae, writeObjet } from './apidae.objet.ts';
import { elementsDe } from './apidae.reference.ts';
import { type Enregistrement, type FichierFlux, type OptionsFlux, type Pieges, setPieges } from './fichier.ts';

const PAR_FICHIER = 50;

/** An export as its archive is laid out: dictionaries, groups of objects, and removed ones. */
export function writeApidae(offres: readonly Offre[], options: OptionsFlux): FichierFlux[] {
  const objets = setPieges(
    offres.map((offre, rang) => writeObjet(offre, rang, options)),
    pieges(options),
  );
  const refuse: Enregistrement = { type: 'EQUIPEMENT', id: 9_699_999, state: 'PUBLISHED', presentation: {} };
  const tous = [...objets, refuse];
  const groupes = Array.from({ length: Math.ceil(tous.length / PAR_FICHIER) }, (_, rang) =>
    tous.slice(rang * PAR_FICHIER, (rang + 1) * PAR_FICHIER),
  );
  const fichier = (nom: string, contenu: unknown) => ({
    dossier: 'apidae',
    fichier: nom,
    contenu: JSON.stringify(contenu, null, 2),
  });
  return [
    fichier('communes.json', communes()),
    fichier('elements_reference.json', elements(offres)),
    fichier('criteres_internes.json', criteres()),
    fichier('selections.json', selections(offres)),
    ...groupes.map((groupe, rang) => fichier(`objets_modifies/objets_modifies-${rang + 1}.json`, groupe)),
    fichier('objets_supprimes.json', [9_600_001, 9_600_004]),
  ];
}

const communes = () =>
  COMMUNES.map(({ insee, nom, codePostal }) => ({
    id: Number(insee),
    code: insee,
    nom,
    pays: { elementReferenceType: 'Pays', id: 532 },
    codePostal,
  }));

const elements = (offres: readonly Offre[]) =>
  elementsDe(offres).map(({ liste, id, fr, en, de }, ordre) => ({
    elementReferenceType: liste,
    id,
    libelleFr: fr,
    libelleEn: en,
    libelleDe: de,
    ordre: ordre + 1,
    actif: true,
  }));

const criteres = () =>
  Object.values(FAITS)
    .filter(({ apidae }) => apidae[0] === 'critere')
    .map(({ apidae, fr }) => ({ id: apidae[1], libelle: fr, critere: fr }));

function selections(offres: readonly Offre[]) {
  const selection = (id: number, libelle: string, retenir: (offre: Offre) => boolean) => ({
    id,
    libelle: { libelleFr: libelle },
    nom: libelle,
    objetsTouristiques: offres.flatMap((offre, rang) => (retenir(offre) ? [{ id: identifiantApidae(rang) }] : [])),
  });
  return [
    selection(96_001, 'À faire en famille', ({ faits }) => faits.includes('label-famille')),
    selection(96_002, 'Sur la route des saveurs', ({ type }) => type === 'degustation' || type === 'restaurant'),
    selection(96_003, 'Agenda', ({ type }) => type === 'evenement'),
  ];
}

function pieges({ aujourdhui, photoBase }: OptionsFlux): Pieges {
  return {
    1: (objet) => ({ ...objet, state: 'HIDDEN' }),
    2: (objet) => ({ ...objet, localisation: { ...partie(objet.localisation), geolocalisation: { valide: false } } }),
    // HTML in a field that forbids it.
    5: (objet) => ({
      ...objet,
      presentation: {
        descriptifCourt: {
          libelleFr: '<p>Une étape <em>au calme</em>,<br/>face aux collines.</p>',
          libelleEn: 'A quiet stop, facing the hills.',
          libelleDe: 'Ein ruhiger Halt mit Blick auf die Hügel.',
        },
      },
    }),
    7: (objet) => ({
      ...objet,
      illustrations: [
        {
          identifiant: 96_000_001,
          type: 'IMAGE',
          nom: { libelleFr: 'Ancienne façade' },
          copyright: { libelleFr: '© Studio Lorvain' },
          dateLimiteDePublication: daysAfter(aujourdhui, -12),
          traductionFichiers: [{ locale: 'fr', url: `${photoBase}/maison-3.jpg`, extension: 'jpg' }],
        },
      ],
    }),
    9: (objet) => ({
      ...objet,
      ouverture: { ...partie(objet.ouverture), fermeTemporairement: 'FERME_TEMPORAIREMENT' },
    }),
  };
}

const partie = (valeur: unknown): object => (typeof valeur === 'object' && valeur !== null ? valeur : {});
