import { FAITS, LANGUES_PARLEES, PAIEMENTS, TARIFS } from '../faits.ts';
import { annee, enFrance, jourDeSemaine, joursEntre, SEMAINE } from '../jour.ts';
import type { LangueTerritoire, Offre, PeriodeOffre } from '../offre.ts';
import { cuisineDe } from '../offres/restaurants.ts';
import { genreDe } from '../textes/genres.textes.ts';
import type { OptionsFlux } from './fichier.ts';
import { CRITERES_LEI as C, MODALITES_LEI as M, nomDeModalite } from './lei.criteres.ts';
import { cdata } from './xml.ts';

const crit = (critere: number, modalite: number, texte = '') =>
  `<Crit CLEF_CRITERE="${critere}" CLEF_MODA="${modalite}">${texte === '' ? '' : cdata(texte)}</Crit>`;

const PHOTOS = [
  [C.photo, C.credit, C.legende],
  [C.photo2, C.credit2, C.legende2],
  [C.photo3, C.credit3, C.legende3],
] as const;

export function writeCriteres(
  offre: Offre,
  rang: number,
  langue: LangueTerritoire,
  { photoBase }: OptionsFlux,
): string {
  // What importers read as words is written beside its code.
  const told = (critere: number, modalite: number) => crit(critere, modalite, nomDeModalite(critere, modalite, langue));
  const genre = cuisineDe(offre.genre) ?? genreDe(offre.type, offre.genre);
  const lignes = [
    ...offre.faits.map((fait) => crit(C[FAITS[fait].famille], FAITS[fait].lei)),
    ...offre.paiements.map((paiement) => crit(C.paiement, PAIEMENTS[paiement].lei)),
    ...offre.tarifs.map(({ tarif, min, max }) =>
      crit(C.tarif, TARIFS[tarif].lei, max === undefined ? prix(min) : `${prix(min)} - ${prix(max)}`),
    ),
    ...offre.langues.map((parlee) => told(C.langue, LANGUES_PARLEES[parlee].lei)),
    ...(offre.etoiles ? [told(C.etoiles, M.etoiles(offre.etoiles))] : []),
    ...(offre.animaux === undefined ? [] : [told(C.animaux, offre.animaux ? M.oui : M.non)]),
    ...(offre.personnes === undefined ? [] : [crit(C.capacite, 0, String(offre.personnes))]),
    ...(genre ? [crit(C.genre, 0, genre[langue])] : []),
    told(C.gratuit, offre.gratuit ? M.oui : M.non),
    ...PHOTOS.flatMap(([photo, credit, legende], place) => {
      const image = offre.photos[place];
      if (!image) return [];
      return [
        crit(photo, 0, `${photoBase}/${image.graine}.jpg`),
        crit(credit, 0, image.credit),
        crit(legende, 0, image.legende),
      ];
    }),
    ...(offre.facebook ? [crit(C.reseau, M.facebook, offre.facebook)] : []),
    ...(rang % 20 === 0 ? [crit(C.inconnu, 0, 'Ligne un<br/>Ligne deux')] : []),
  ];
  return `<CRITERES>\n${lignes.join('\n')}\n</CRITERES>`;
}

const prix = (montant: number) => String(montant).replace('.', ',');

/** Two dialects exist side by side: a line for each day with two openings, else a line for each opening. */
export function writeHoraires(offre: Offre, rang: number): string {
  const horaires = offre.periodes
    .flatMap(sansRang)
    .map((periode) => (periode.heures.length > 1 ? parJour(periode) : parHeure(periode)));
  // A day that no calendar has.
  const an = annee(offre.periodes[0]?.du ?? '2026-01-01');
  const faux = `<Horaire><DATE_DEBUT fmt="DD/MM/YYYY">01/02/${an}</DATE_DEBUT><DATE_FIN fmt="DD/MM/YYYY">31/02/${an}</DATE_FIN></Horaire>`;
  return `<HORAIRES>\n${[...horaires, ...(rang === 11 ? [faux] : [])].join('\n')}\n</HORAIRES>`;
}

/** LEI cannot express « the first Friday of the month »: each of these days is a line. */
function sansRang(periode: PeriodeOffre): PeriodeOffre[] {
  const { du, au, rang, jours = [], heures } = periode;
  if (rang === undefined) return [periode];
  const retenus = joursEntre(
    du,
    au,
    (jour) => jours.includes(jourDeSemaine(jour)) && Math.ceil(Number(jour.slice(8)) / 7) === rang,
  );
  return retenus.map((jour) => ({ du: jour, au: jour, heures }));
}

const bornes = ({ du, au }: PeriodeOffre) =>
  `<DATE_DEBUT fmt="DD/MM/YYYY">${enFrance(du)}</DATE_DEBUT><DATE_FIN fmt="DD/MM/YYYY">${enFrance(au)}</DATE_FIN>`;

function parHeure(periode: PeriodeOffre): string {
  const [ouvre = '', ferme = ''] = periode.heures[0] ?? [];
  const jours = SEMAINE.map((nom, jour) => {
    const balise = nom.toUpperCase();
    return `<${balise}>${!periode.jours || periode.jours.includes(jour) ? 'O' : 'N'}</${balise}>`;
  });
  return `<Horaire>${bornes(periode)}<HEURES><Heure><HEURE_DEBUT fmt="HH:MM">${ouvre}</HEURE_DEBUT><HEURE_FIN fmt="HH:MM">${ferme}</HEURE_FIN>${jours.join('')}<ACCES_PERMANENT>${ouvre === '' ? 'O' : 'N'}</ACCES_PERMANENT><COMMENTAIRE></COMMENTAIRE></Heure></HEURES></Horaire>`;
}

function parJour(periode: PeriodeOffre): string {
  const [matin = ['', ''], soir = ['', '']] = periode.heures;
  const jours = SEMAINE.filter((_, jour) => !periode.jours || periode.jours.includes(jour)).map((nom) => {
    const balise = nom.toUpperCase();
    return `<${balise}_AM_DE>${matin[0]}</${balise}_AM_DE><${balise}_AM_A>${matin[1]}</${balise}_AM_A><${balise}_PM_DE>${soir[0]}</${balise}_PM_DE><${balise}_PM_A>${soir[1]}</${balise}_PM_A>`;
  });
  return `<Horaire>${bornes(periode)}<COMMENTAIRE><![CDATA[]]></COMMENTAIRE>${jours.join('')}</Horaire>`;
}
