import { enFrance } from '../jour.ts';
import { LANGUES_TERRITOIRE, type LangueTerritoire, type Offre } from '../offre.ts';
import { nomsDuType } from '../vocabulaire.ts';
import type { FichierFlux, OptionsFlux } from './fichier.ts';
import { writeNomenclature } from './lei.criteres.ts';
import { writeCriteres, writeHoraires } from './lei.produit.ts';
import { balise, cdata } from './xml.ts';

/** The same products once per language: ids stay, texts and labels change. */
export function writeLei(offres: readonly Offre[], options: OptionsFlux): FichierFlux[] {
  return LANGUES_TERRITOIRE.map((langue) => ({
    dossier: 'lei',
    fichier: `listeproduits-${langue}.xml`,
    contenu: writeReponse(offres, langue, options),
  }));
}

const SCHEMAS: Readonly<Record<LangueTerritoire, string>> = { fr: 'WEBACCESS', en: 'WEBACCESS_EN', de: 'WEBACCESS_DE' };

function writeReponse(offres: readonly Offre[], langue: LangueTerritoire, options: OptionsFlux): string {
  const produits = offres.map((offre, rang) => writeProduit(offre, rang, langue, options));
  // A product that comes twice, and one without a name.
  const repete = produits[3] ?? '';
  const anonyme =
    '<sit_liste>\n<PRODUIT>961999999</PRODUIT>\n<NOM></NOM>\n<TYPE_DE_PRODUIT>96000006</TYPE_DE_PRODUIT>\n</sit_liste>';
  const liste = [...produits, repete, anonyme];
  return `<?xml version="1.0" encoding="UTF-8"?>
<LEI>
<Definition>
<Date fmt="DD/MM/YYYY HH:MM:SS">${enFrance(options.aujourdhui)} 05:00:00</Date>
<PRODUCTEUR>LEI AUBRELANDE</PRODUCTEUR>
<utilisateur>9600084</utilisateur>
<CONNEXION>ID:0 Timeout (mn):20</CONNEXION>
<WARNING><![CDATA[]]></WARNING>
<Donnees>SIT_LISTECOMPLETE</Donnees>
<typeDeFichier>sit_listecomplete</typeDeFichier>
<URL_PARAMS>
<URL_PARAM NAME='rfrom'><VALUE><![CDATA[1]]></VALUE></URL_PARAM>
<URL_PARAM NAME='rto'><VALUE><![CDATA[500]]></VALUE></URL_PARAM>
<URL_PARAM NAME='SCHEMA'><VALUE>${cdata(SCHEMAS[langue])}</VALUE></URL_PARAM>
</URL_PARAMS>
<temps>0,062 s.</temps>
<nbrecords>${liste.length}</nbrecords>
</Definition>
<Resultat TOTAL_FENETRE="${liste.length}" LAPAGE="1" RFROM="1" RTO="500">
${liste.join('\n')}
<Les_temps><TOTAL>0,062</TOTAL></Les_temps>
</Resultat>
${writeNomenclature(langue)}
</LEI>
`;
}

function writeProduit(offre: Offre, rang: number, langue: LangueTerritoire, options: OptionsFlux): string {
  const { commune, responsable } = offre;
  const dates = offre.periodes.flatMap(({ du, au }) => [du, au]).sort();
  const [premier = '', dernier = ''] = [dates[0], dates.at(-1)];
  return `<sit_liste>
<PRODUIT>${961000000 + rang * 7 + 101}</PRODUIT>
<NOM>${cdata(offre.nom)}</NOM>
<TYPE_DE_PRODUIT>${nomsDuType(offre.type).lei}</TYPE_DE_PRODUIT>
<TYPE_NOM>${cdata(nomsDuType(offre.type)[langue])}</TYPE_NOM>
<ENTITE_GESTIONNAIRE>${commune.secteur === 'val-d-ambre' ? 961 : 962}</ENTITE_GESTIONNAIRE>
${[
  balise('ADRPROD_NUM_VOIE', offre.numero),
  balise('ADRPROD_LIB_VOIE', offre.rue),
  balise('ADRPROD_COMPL_ADRESSE', offre.lieuDit),
  balise('ADRPROD_CP', rang === 6 ? commune.codePostal.replace('96', '96 ') : commune.codePostal),
  balise('ADRPROD_LIBELLE_COMMUNE', commune.nom),
  balise('ADRPROD_TEL', offre.telephone),
  balise('ADRPROD_TEL2', offre.mobile),
  // Somebody typed the site in the field of the fax.
  balise('ADRPROD_FAX', rang === 8 ? offre.site : undefined),
  balise('ADRPROD_EMAIL', offre.email),
  // Sites have no scheme.
  balise('ADRPROD_URL', offre.site?.replace('https://', '')),
  balise('INSEE', commune.insee),
].join('')}${coordonnees(offre, rang)}<COMMENTAIRE>${cdata(commentaire(offre, rang, langue))}</COMMENTAIRE>
${[
  balise('COMMENTAIREL1', offre.resume[langue]),
  balise('COMMENTAIREINTERNE', rang % 9 === 0 ? 'Rappeler avant la saison, ne pas publier.' : undefined),
  balise('PREST_CIVILITE', responsable.civilite),
  balise('PREST_NOM_RESP', responsable.nom.toLocaleUpperCase('fr')),
  balise('PREST_PRENOM_RESP', responsable.prenom),
].join('')}<PERIODE_DU>${enFrance(premier)}</PERIODE_DU>
<PERIODE_AU>${rang === 10 ? '04/12/2202' : enFrance(dernier)}</PERIODE_AU>
<DATMAJ fmt="DD/MM/YYYY HH:MM:SS">${enFrance(offre.majLe)} 11:32:41</DATMAJ>
<DATECREATION fmt="DD/MM/YYYY HH:MM:SS">30/09/2020 08:25:23</DATECREATION>
${writeCriteres(offre, rang, langue, options)}
${writeHoraires(offre, rang)}
</sit_liste>`;
}

/** Coordinates have a comma, as in LEI; some are absurd, some are missing. */
function coordonnees({ point }: Offre, rang: number): string {
  if (rang === 2) return '<LATITUDE></LATITUDE>\n<LONGITUDE></LONGITUDE>\n';
  if (rang === 5) return '<LATITUDE>900</LATITUDE>\n<LONGITUDE>900</LONGITUDE>\n';
  const virgule = (valeur: number) => String(valeur).replace('.', ',');
  return `<LATITUDE>${virgule(point.lat)}</LATITUDE>\n<LONGITUDE>${virgule(point.lon)}</LONGITUDE>\n`;
}

/** Empty when the product has no text in that language. */
function commentaire({ description }: Offre, rang: number, langue: LangueTerritoire): string {
  const texte = description[langue] ?? '';
  return rang === 12 ? `<b>${texte.split('. ').join('.</b><br/>')}` : texte;
}
