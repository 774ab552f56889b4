import { FAITS, LANGUES_PARLEES, PAIEMENTS, TARIFS } from '../faits.ts';
import { guid } from '../hasard.ts';
import { daysAfter } from '../jour.ts';
import type { Offre, PeriodeOffre } from '../offre.ts';
import { genreDe } from '../textes/genres.textes.ts';
import { nomsDuType } from '../vocabulaire.ts';
import { type Enregistrement, type FichierFlux, type OptionsFlux, type Pieges, setPieges } from './fichier.ts';
import { identifiantTourinsoft, TRACEUR } from './tourinsoft.ts';

const RACINE = 'https://syndication.aubrelande.example/Syndication/3.0/aubrelande/22222222-0000-4000-a000-000000000096';

/** A typed syndication of version three: sub-tables, and words with their codes. */
export function writeAgenda(offres: readonly Offre[], options: OptionsFlux): FichierFlux[] {
  const enregistrements = setPieges(
    offres.map((offre, rang) => recordOf(offre, rang, options)),
    pieges(options),
  );
  const refuse: Enregistrement = { SyndicObjectName: 'Manifestation sans identifiant', Updated: '2026-01-01T00:00:00' };
  return [
    {
      dossier: 'tourinsoft-agenda',
      fichier: 'objets.json',
      contenu: JSON.stringify({ 'odata.metadata': `${RACINE}/$metadata#Objects`, value: [...enregistrements, refuse] }),
    },
  ];
}

const AUCUN = { ThesID: null, ThesCode: null, ThesLibelle: null, ThesPicto: null, ThesOrdre: null };

const thes = (code: string, libelle: string, ordre = 0) => ({
  ThesID: guid(`thes-${code}`),
  ThesCode: code,
  ThesLibelle: libelle,
  ThesPicto: '',
  ThesOrdre: ordre,
});

function recordOf(offre: Offre, rang: number, { photoBase }: OptionsFlux): Enregistrement {
  const id = identifiantTourinsoft(offre, rang);
  const lignes = <T extends object>(nom: string, valeurs: readonly T[]) =>
    valeurs.map((valeur, ordre) => ({
      ID: guid(`${id}-${nom}-${ordre}`),
      Ordre: ordre + 1,
      SyndicObjectId: id,
      ...valeur,
    }));
  const genre = genreDe(offre.type, offre.genre);
  const { commune, point, resume, description } = offre;
  const faitsDe = (famille: string) =>
    offre.faits
      .filter((fait) => FAITS[fait].famille === famille)
      .map((fait, ordre) => thes(fait.toUpperCase(), FAITS[fait].fr, ordre));
  return {
    SyndicObjectID: id,
    Published: '2021-03-11T16:10:32.873',
    // Real feeds mix four forms of the fraction.
    Updated: `${offre.majLe}T09:47:13${['', '.9', '.87', '.1234567'][rang % 4]}`,
    SyndicObjectName: offre.nom,
    NomOffre: offre.nom,
    SyndicStructureId: guid(commune.secteur),
    GmapLatitude: String(point.lat),
    GmapLongitude: String(point.lon),
    ObjectTypeFix: guid(offre.type).toUpperCase(),
    ObjectTypeName: nomsDuType(offre.type).bordereau[1],
    SyndicObjectOrder: String(rang + 1),
    Categorie: genre ? thes(genre.code.toUpperCase(), genre.fr) : AUCUN,
    Periodicite: offre.periodes.some(({ jours }) => jours) ? thes('HEBDO', 'Hebdomadaire') : AUCUN,
    Adresse1: `${offre.numero} ${offre.rue}`,
    // Real feeds write the field with and without a capital, depending on the year.
    [rang % 5 === 0 ? 'Adresse1suite' : 'Adresse1Suite']: offre.lieuDit ?? null,
    Adresse2: null,
    Adresse3: null,
    CodePostal: commune.codePostal,
    Commune: commune.nom.toLocaleUpperCase('fr'),
    CodeInseeCommune: commune.insee,
    TarifGratuit: offre.gratuit,
    Descriptifss: lignes('descriptif', [
      {
        Accroche: resume.fr,
        AccrocheEn: resume.en ?? null,
        AccrocheDe: resume.de ?? null,
        Descriptioncommerciale: description.fr,
        DescriptioncommercialeEn: description.en ?? null,
        DescriptioncommercialeDe: description.de ?? null,
      },
    ]),
    Moyencommunications: lignes('moyen', communications(offre)),
    Reseauxsociauxs: lignes(
      'reseau',
      offre.facebook ? [{ Typedeplateforme: thes('FACE', 'Facebook'), URL: offre.facebook }] : [],
    ),
    PeriodeOuvertures: lignes('periode', offre.periodes.map(periode)),
    Tarifs: lignes(
      'tarif',
      offre.tarifs.map(({ tarif, min, max }) => ({
        IntituleTarifs: thes(tarif.toUpperCase(), TARIFS[tarif].fr),
        MinimumEuro: min,
        MaximumEuro: max ?? null,
        complementtarifs: null,
      })),
    ),
    Photos: lignes(
      'photo',
      offre.photos.map(({ graine, legende, credit, jusquAu }) => ({
        Photo: { MediaID: guid(`${id}-${graine}`), Titre: legende, Credit: credit, Url: `${photoBase}/${graine}.jpg` },
        Datedefindutilisation: jusquAu ? `${jusquAu}T00:00:00` : null,
      })),
    ),
    ModesPaiements: offre.gratuit
      ? []
      : offre.paiements.map((paiement) => thes(PAIEMENTS[paiement].code, PAIEMENTS[paiement].fr)),
    LanguesParleess: offre.langues.map((langue) => thes(langue.toUpperCase(), LANGUES_PARLEES[langue].fr)),
    PrestationsEquipementss: faitsDe('equipement'),
    PrestationsServicess: faitsDe('service'),
    Labels: faitsDe('label'),
    Handicaps: faitsDe('acces'),
    Animauxacceptess: lignes('animaux', offre.animaux === undefined ? [] : [{ Animauxacceptes: offre.animaux }]),
    Traces: lignes(
      'trace',
      offre.trace ? [{ Itinerairegooglemap: JSON.stringify({ lignes: [{ path: offre.trace }] }) }] : [],
    ),
    Distanceenkm: offre.kilometres ?? null,
    TIS_TRACKING_OFFRE: TRACEUR,
  };
}

function communications({ telephone, mobile, email, site }: Offre) {
  const moyen = (code: string, libelle: string, valeur: string | undefined) =>
    valeur
      ? [{ TypedaccesTelecom: thes(code, libelle), CoordonneesTelecom: valeur, Complementdinformations: null }]
      : [];
  return [
    ...moyen('C1', 'Téléphone', telephone),
    ...moyen('C6', 'Mobile', mobile),
    ...moyen('C4', 'Mail', email),
    ...moyen('C5', 'Site web (url)', site),
  ];
}

const ICAL = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const duree = (heure: string | undefined) =>
  heure ? `PT${Number(heure.slice(0, 2))}H${Number(heure.slice(3))}M` : null;

function periode({ du, au, jours, rang, heures }: PeriodeOffre) {
  const [premier, second] = heures;
  const semaine = jours?.map((jour) => `${rang ?? ''}${ICAL[jour]}`).join(',');
  return {
    Datedebut: `${du}T00:00:00`,
    Datefin: `${au}T00:00:00`,
    heuredebut1: duree(premier?.[0]),
    heurefin1: duree(premier?.[1]),
    heuredebut2: duree(second?.[0]),
    heurefin2: duree(second?.[1]),
    Reglederecurrence: semaine ? `FREQ=${rang ? 'MONTHLY' : 'WEEKLY'};BYDAY=${semaine}` : null,
  };
}

function pieges({ aujourdhui, photoBase }: OptionsFlux): Pieges {
  const an = aujourdhui.slice(0, 4);
  const openingOf = (Datedebut: string, Datefin: string) => [
    {
      ID: guid('piege'),
      Ordre: 1,
      Datedebut,
      Datefin,
      heuredebut1: 'PT10H',
      heurefin1: 'PT18H',
      Reglederecurrence: null,
    },
  ];
  return {
    0: (objet) => ({ ...objet, PeriodeOuvertures: openingOf(`${an}-05-01T00:00:00`, '2202-12-04T00:00:00') }),
    1: (objet) => ({ ...objet, PeriodeOuvertures: openingOf(`${an}-02-01T00:00:00`, `${an}-02-31T00:00:00`) }),
    3: (objet) => ({ ...objet, GmapLatitude: '', GmapLongitude: '' }),
    4: (objet) => ({
      ...objet,
      Photos: [{ ID: guid('sans-photo'), Ordre: 1, Photo: null, Datedefindutilisation: null }],
    }),
    // A photo whose rights ended last month.
    5: (objet) => ({
      ...objet,
      Photos: [
        {
          ID: guid('photo-perimee'),
          Ordre: 1,
          Photo: {
            MediaID: guid('perimee'),
            Titre: 'Vue',
            Credit: '© Studio Vernoux',
            Url: `${photoBase}/chateau-7.jpg`,
          },
          Datedefindutilisation: `${daysAfter(aujourdhui, -30)}T00:00:00`,
        },
      ],
    }),
    20: (objet) => ({ ...objet, SyndicObjectName: `${objet.SyndicObjectName} #2`, NomOffre: `${objet.NomOffre} #2` }),
    22: (objet) => ({ ...objet, CodePostal: '96 200' }),
  };
}
