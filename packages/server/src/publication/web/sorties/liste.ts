import { FORMATS_D_EXPORT, type FormatDExport, type ListeWeb, listeWeb } from '@bridge/contract';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import { atOnce, countUntil, idsOf } from '../../../catalogue/selection/evaluation.repository.ts';
import { autresIdentifiantsDe, objetsExportes } from '../../../catalogue/selection/export.repository.ts';
import { tracesDesObjets, tracesEntieres } from '../../../catalogue/traces.repository.ts';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { Db } from '../../../schema.ts';
import { endOfPublication } from '../../publication.repository.ts';
import { adresseDeListe } from '../adresses/adresse.rules.ts';
import { carteACote } from '../cartes/carte.rendue.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { adresseDe, type Etat } from '../filtres/filtre.rules.ts';
import { type ListeOuverte, openListe } from '../listes/liste.ouverte.ts';
import { joursDemandes, moteurDe } from '../listes/liste.service.ts';
import type { Visite } from '../pages/composition.ts';
import { type CadreDeSite, CLES_COMMUNES, cadreDe, languesParmi, openCadreDeSite } from '../pages/page.ts';
import type { ContenuDeSortie } from './contenu.ts';
import { writeCsv } from './csv.ts';
import { writeDatatourisme } from './datatourisme.ts';
import { writeGeojson } from './geojson.ts';
import { gpxDeListe } from './gpx.ts';
import { writeIcs } from './ics.ts';
import { writeJson, writeJsonLd } from './json.ts';
import { objetsDeSortie, pointsDeSortie } from './objets.service.ts';
import { type Autour, lienDe, nomDeFichier, type Part, partDe, rangDe, titreDAgenda } from './parts.rules.ts';
import { producteursDe } from './producteurs.rules.ts';
import { writeRss } from './rss.ts';
import type { Sortie } from './sortie.ts';

interface Demandee {
  readonly code: string;
  readonly format: string;
  readonly requete: URLSearchParams;
}

const TYPES: Readonly<Record<FormatDExport, string>> = {
  json: 'application/json; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gpx: 'application/gpx+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  jsonld: 'application/ld+json; charset=utf-8',
  datatourisme: 'application/ld+json; charset=utf-8',
};

/** The formats that pages of the product itself read; the others are served only when the list offers them. */
const TOUJOURS: ReadonlySet<FormatDExport> = new Set<FormatDExport>(['geojson', 'json']);

/** A list as data, with the objets of its page. Undefined without such a list, or when it does not offer the format. */
export async function sortieDeListe(db: Db, visite: Visite, demandee: Demandee): Promise<Sortie | null> {
  const format = FORMATS_D_EXPORT.find(({ value }) => value === demandee.format)?.value;
  if (format === undefined) return null;
  // All of it is read from one snapshot.
  return atOnce(db, async (tx) => {
    const ofSite = await openCadreDeSite(tx, configPubliee(tx, visite.at), visite);
    const liste = await ofSite?.configuration.listeDe(ofSite.site, demandee.code);
    if (ofSite === undefined || liste === undefined) return null;
    const cadre = await cadreDe(ofSite, liste);
    if (!languesParmi(cadre.site, liste.langues).includes(visite.langue)) return null;
    if (!TOUJOURS.has(format) && !liste.exports.includes(format)) return null;
    const ouverte = await openListe(tx, cadre, liste, demandee.requete);
    if (ouverte === undefined) return null;
    const { corps, objets, part, autour } = await writeSortie(tx, cadre, ouverte, format);
    return {
      type: TYPES[format],
      corps,
      nomDeFichier: nomDeFichier(liste.code, format, part),
      lien: lienDe(autour),
      cles: [
        CLE.site(cadre.site.id),
        ...ouverte.cles,
        ...(liste.carte === null ? [] : [CLE.carte(liste.carte)]),
        ...clesDesFiches(cadre.site),
        ...objets.map((id) => CLE.objet(id)),
        ...CLES_COMMUNES,
      ],
      perime: cadre.peremption.le(),
      fin: await endOfPublication(tx, listeWeb.id, liste.id),
      fraicheur: cadre.site.cache,
    };
  });
}

interface Ecrit {
  readonly corps: string;
  readonly objets: readonly number[];
  readonly part: Part;
  readonly autour: Autour;
}

async function writeSortie(tx: Db, cadre: CadreDeSite, ouverte: ListeOuverte, format: FormatDExport): Promise<Ecrit> {
  const { liste, question, etat } = ouverte;
  const { total, fin } = await countUntil(tx, question);
  cadre.peremption.note(fin);
  const part = partDe(format, { total, parPage: liste.parPage, page: etat.page });
  const { page, pages } = part;
  const ids = await idsOf(tx, question, part);
  const contenu = contenuDe(cadre, liste, { ...etat, page }, format);
  const other = (numero: number) =>
    numero < 1 || numero > pages ? null : contenuDe(cadre, liste, { ...etat, page: numero }, format).sortie;
  const autour = { precedente: other(page - 1), suivante: other(page + 1) };
  const around = { total, page, pages, ...autour };
  const ecrit = (corps: string): Ecrit => ({ corps, objets: ids, part, autour });
  if (format === 'gpx') {
    const points = await pointsDeSortie(tx, cadre, question, ids, contenu);
    return ecrit(gpxDeListe(contenu.titre + rangDe(part), points, await tracesEntieres(tx, ids)));
  }
  if (format === 'geojson') {
    const carte = liste.carte === null ? undefined : await carteACote(cadre, liste.carte);
    const traces = carte?.traces ? await tracesDesObjets(tx, ids) : [];
    return ecrit(writeGeojson(await pointsDeSortie(tx, cadre, question, ids, contenu), traces, part));
  }
  const montre = { question, ouverture: liste.ouverture, jours: joursDemandes(ouverte, cadre) };
  const objets = await objetsDeSortie(tx, cadre, montre, ids);
  switch (format) {
    case 'json': {
      const moteur = await moteurDe(tx, cadre, ouverte, contenu.chemin);
      return ecrit(writeJson(contenu, { ...around, filtres: moteur?.filtres ?? [] }, objets));
    }
    case 'jsonld':
      return ecrit(writeJsonLd(contenu, total, objets));
    case 'datatourisme': {
      const exportes = await objetsExportes(tx, question, ids);
      const { champ_id_produit: champs } = await parametresLus(tx, 'champ_id_produit');
      const producteurs = producteursDe(exportes, await autresIdentifiantsDe(tx, ids), champs.datatourisme);
      return ecrit(writeDatatourisme(contenu, around, objets, producteurs));
    }
    case 'csv':
      return ecrit(await writeCsv(contenu, objets));
    case 'ics':
      return ecrit(writeIcs({ ...contenu, titre: titreDAgenda(contenu.titre, part) }, objets));
    case 'rss':
      return ecrit(writeRss(contenu, autour, objets));
  }
}

interface Contenu extends ContenuDeSortie {
  /** The path of the page, without its host and its query. */
  readonly chemin: string;
}

function contenuDe(
  { visite, lecteur, rendu }: CadreDeSite,
  liste: ListeWeb,
  etat: Etat,
  format: FormatDExport,
): Contenu {
  const page = adresseDeListe(visite.langue, liste.code);
  const asked = adresseDe(etat);
  const introduction = texteDuHtml(texteEn(liste.introduction, lecteur).texte);
  return {
    titre: texteEn(liste.titre, lecteur).texte || liste.nom,
    description: texteEn(liste.seoDescription, lecteur).texte || introduction,
    langue: visite.langue,
    chemin: `${rendu.base}${page}`,
    adresse: `${visite.adresse}${page}${asked}`,
    sortie: `${visite.adresse}${page}.${format}${asked}`,
    site: visite.adresse,
    serveur: new URL(visite.adresse).origin,
    at: visite.at,
  };
}
