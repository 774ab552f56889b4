import { FAITS, LANGUES_PARLEES, PAIEMENTS, TARIFS } from '../faits.ts';
import { guid } from '../hasard.ts';
import { enFrance, epoque, SEMAINE } from '../jour.ts';
import { LIEUX_DITS } from '../lieux.ts';
import type { Offre, PeriodeOffre } from '../offre.ts';
import { cuisineDe } from '../offres/restaurants.ts';
import { nomsDuType } from '../vocabulaire.ts';
import { type Enregistrement, type FichierFlux, type OptionsFlux, type Pieges, setPieges } from './fichier.ts';
import { identifiantTourinsoft, TRACEUR } from './tourinsoft.ts';

const RACINE = 'https://syndication.aubrelande.example/Syndication/aubrelande/11111111-0000-4000-a000-000000000096';

/** A flat syndication of version two: one string for each field, rows between #, columns between |. */
export function writeHebergements(offres: readonly Offre[], options: OptionsFlux): FichierFlux[] {
  const enregistrements = setPieges(
    offres.map((offre, rang) => recordOf(offre, rang, options)),
    PIEGES,
  );
  const refuse: Enregistrement = {
    SyndicObjectID: 'RESAUB0960009999',
    SyndicObjectName: '',
    ObjectTypeName: 'Restauration',
    Updated: '/Date(1704067200000)/',
  };
  const results = [...enregistrements, refuse];
  return [
    {
      dossier: 'tourinsoft-hebergements',
      fichier: 'objets.json',
      contenu: JSON.stringify({ d: { results, __count: String(results.length) } }),
    },
  ];
}

function recordOf(offre: Offre, rang: number, { photoBase }: OptionsFlux): Enregistrement {
  const id = identifiantTourinsoft(offre, rang);
  const { commune, point, faits } = offre;
  const maj = `/Date(${epoque(offre.majLe) + rang * 61_000})/`;
  const uri = `${RACINE}/Objects('${id}')`;
  return {
    __metadata: { id: uri, uri, type: 'Syndication.SyndicObject' },
    Structure: { __deferred: { uri: `${uri}/Structure` } },
    SyndicObjectID: id,
    Published: '/Date(1577836800000)/',
    Updated: maj,
    SyndicObjectName: offre.nom,
    SyndicStructureId: guid(commune.secteur),
    GmapLatitude: String(point.lat),
    GmapLongitude: String(point.lon),
    ObjectTypeFix: guid(offre.type).toUpperCase(),
    ObjectTypeName: nomsDuType(offre.type).bordereau[1],
    SyndicObjectOrder: String(rang + 1),
    RaisonSociale: offre.nom,
    Classification: nomsDuType(offre.type).fr,
    ClassementsllPrefectoral: offre.etoiles ? `${offre.etoiles} étoile${offre.etoiles > 1 ? 's' : ''}` : null,
    Specialites: cuisineDe(offre.genre)?.fr ?? null,
    Accroche: offre.resume.fr,
    AccrocheEn: offre.resume.en ?? null,
    AccrocheDe: offre.resume.de ?? null,
    DescriptionCommerciale: offre.description.fr,
    DescriptionCommercialeEn: offre.description.en ?? null,
    DescriptionCommercialeDe: offre.description.de ?? null,
    AdresseComplete: `${offre.numero} ${offre.rue}|${offre.lieuDit ?? ''}||${commune.codePostal}|${commune.nom.toLocaleUpperCase('fr')}|${commune.insee}`,
    MoyenDeCom: communications(offre),
    PeriodeOuverture: offre.periodes.map(ouverture).join('#'),
    Tarifs: offre.tarifs.map(({ tarif, min, max }) => `${TARIFS[tarif].fr}||${min}|${max ?? ''}`).join('#'),
    ModesPaiements: offre.paiements.map((paiement) => PAIEMENTS[paiement].fr).join('#'),
    LanguesParlees: offre.langues.map((langue) => LANGUES_PARLEES[langue].fr).join('#'),
    // An empty first value, as real exports have when the first box was ticked, then cleared.
    Labels: liste(offre, 'label', rang % 3 === 0 ? '#' : ''),
    PrestationsEquipements: liste(offre, 'equipement'),
    PrestationsServices: liste(offre, 'service'),
    Handicap: faits.includes('pmr') ? FAITS.pmr.fr : null,
    Animaux: offre.animaux === undefined ? null : offre.animaux ? 'oui' : 'non',
    CapaciteTotale: offre.personnes === undefined ? null : String(offre.personnes),
    NombreChambres: offre.chambres === undefined ? null : String(offre.chambres),
    Photos: offre.photos
      .map(({ graine, legende, credit }) => `${photoBase}/${graine}.jpg|${legende}|${credit}`)
      .join('#'),
    TIS_TRACKING_OFFRE: TRACEUR,
  };
}

function communications(offre: Offre): string {
  return [
    `Téléphone filaire|${offre.telephone}`,
    ...(offre.mobile ? [`Téléphone portable|${offre.mobile}`] : []),
    `Mél|${offre.email}`,
    ...(offre.site ? [`Site web (URL)|${offre.site}`] : []),
    ...(offre.facebook ? [`Page Facebook|${offre.facebook}`] : []),
  ].join('#');
}

/** Dates, two pairs of hours, open days, closed days. */
function ouverture({ du, au, heures, jours }: PeriodeOffre): string {
  const [premier = ['', ''], second = ['', '']] = heures;
  const ouverts = jours ? jours.map((jour) => SEMAINE[jour]).join('$') : '';
  const fermes = jours ? SEMAINE.filter((_, jour) => !jours.includes(jour)).join('$') : '';
  return [enFrance(du), enFrance(au), ...premier, ...second, ouverts, fermes].join('|');
}

function liste({ faits }: Offre, famille: string, avant = ''): string | null {
  const mots = faits.filter((fait) => FAITS[fait].famille === famille).map((fait) => FAITS[fait].fr);
  return mots.length === 0 ? null : `${avant}${mots.join('#')}`;
}

const PIEGES: Pieges = {
  0: (objet) => ({ ...objet, SyndicObjectName: `${objet.SyndicObjectName} | Val d’Ambre` }),
  1: (objet) => ({ ...objet, GmapLatitude: '', GmapLongitude: '' }),
  4: (objet) => ({ ...objet, GmapLatitude: String(objet.GmapLatitude).replace('.', ',') }),
  5: (objet) => ({ ...objet, GmapLatitude: '900', GmapLongitude: '900' }),
  7: (objet) => ({ ...objet, MoyenDeCom: String(objet.MoyenDeCom).replace('https://', '') }),
  8: (objet) => ({
    ...objet,
    MoyenDeCom: `${objet.MoyenDeCom}#Télécopieur /fax|https://www.fax-du-siecle-dernier.example`,
  }),
  11: (objet) => ({ ...objet, AdresseComplete: String(objet.AdresseComplete).replace(/\|(96)(\d{3})\|/, '|$1 $2|') }),
  // Seven parts in place of six.
  12: (objet) => ({ ...objet, AdresseComplete: `${LIEUX_DITS[0]}|${objet.AdresseComplete}` }),
  13: (objet) => ({
    ...objet,
    DescriptionCommerciale: `<p><strong>À savoir</strong></p><p>${objet.DescriptionCommerciale}</p>`,
  }),
  14: (objet) => ({ ...objet, PeriodeOuverture: '01/01/2026|31/02/2026|12:00|14:00||||' }),
  15: (objet) => ({ ...objet, PeriodeOuverture: '01/04/2026|04/12/2202||||' }),
};
