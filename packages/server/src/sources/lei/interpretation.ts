import { type DocumentObjet, documentVide, type Langue, type SourceObjet } from '@bridge/contract';
import { urlOf } from '../../catalogue/url.rules.ts';
import { Avertissements } from '../clean/avertissements.ts';
import { instantOf } from '../clean/date.rules.ts';
import { folded, lineOf, textOfField } from '../clean/texte.rules.ts';
import { isNoeud } from '../reading/xml/xml-parse.ts';
import { FicheRefusee, type Interpretation, sansIdentifiant } from '../source.ts';
import { Colonnes } from './colonnes.ts';
import { contactsLei } from './contacts.rules.ts';
import { applyCriteres, critsOf } from './criteres.rules.ts';
import { CHAMP_ID_LEI, champIdDe, type FluxLeiOuvert, languePrincipale, type UsageCommentaire } from './flux.ts';
import { ouvertureLei } from './horaires.rules.ts';
import { lieuLei } from './lieu.rules.ts';
import { putRestes } from './restes.rules.ts';
import { rolesOf } from './roles.rules.ts';
import { type NiveauLei, typeBridgeLei } from './type-bridge.rules.ts';

type Autres = Readonly<Partial<Record<Langue, unknown>>>;

export function interpretLei(flux: FluxLeiOuvert, valeur: unknown, langues: Autres): Interpretation {
  if (!isNoeud(valeur)) throw new FicheRefusee('La fiche n’est pas un produit LEI.', 'sit_liste');
  const colonnes = new Colonnes(valeur);
  const identifiant = identifiantLei(flux, valeur);
  if (identifiant === null) throw new FicheRefusee(sansIdentifiant(champIdDe(flux)), champIdDe(flux));
  const avertissements = new Avertissements();
  const langue = languePrincipale(flux);
  const document = documentVide();
  const niveaux = niveauxOf(colonnes);
  document.typeBridge = typeBridgeLei(niveaux);
  document.types = niveaux.map(({ niveau, code, libelle }) => ({
    schema: `lei:${flux.region}:${niveau}`,
    code,
    libelle: libelle === undefined ? {} : { [langue]: libelle },
  }));
  textes(flux, document, colonnes, langue, null);
  for (const [autre, noeud] of Object.entries(langues)) {
    // The keys of `langues` are languages, which TypeScript takes for any text.
    if (autre !== langue && isNoeud(noeud)) textes(flux, document, new Colonnes(noeud), autre as Langue, langue);
  }
  if (Object.keys(document.nom).length === 0) throw new FicheRefusee('La fiche n’a pas de nom.', 'NOM', identifiant);
  document.lieu = lieuLei(colonnes, avertissements);
  document.contacts = contactsLei(
    colonnes,
    { langue, prestatairePublic: flux.prestatairePublic ?? false },
    avertissements,
  );
  const contexte = { region: flux.region, langue, roles: rolesOf(flux), document, avertissements };
  document.ouverture = ouvertureLei(colonnes, contexte);
  applyCriteres(critsOf(colonnes.node('CRITERES'), contexte), contexte);
  documents(flux.region, document, colonnes);
  const source = sourceOf(colonnes, identifiant, avertissements);
  colonnes.node(champIdDe(flux).toUpperCase());
  putRestes(colonnes, contexte);
  return { source, document, avertissements: avertissements.liste };
}

export function identifiantLei(flux: Pick<FluxLeiOuvert, 'champId'>, valeur: unknown): string | null {
  if (!isNoeud(valeur)) return null;
  const name = champIdDe(flux).toUpperCase();
  const text = valeur.enfants.find((enfant) => enfant.texte !== '' && enfant.nom.toUpperCase() === name)?.texte;
  return text !== undefined && /^[\w.-]{1,60}$/.test(text) ? text : null;
}

function niveauxOf(colonnes: Colonnes): NiveauLei[] {
  const found: NiveauLei[] = [];
  const add = (niveau: NiveauLei['niveau'], code: string | undefined, libelle: string | undefined): void => {
    const name = lineOf(libelle);
    // A type that has a name alone is a type too: the name is then its code.
    const known = code ?? (name === undefined ? undefined : folded(name).replaceAll(' ', '-').slice(0, 80));
    if (known !== undefined && known !== '') found.push({ niveau, code: known, libelle: name });
  };
  add('type', colonnes.first('TYPE_DE_PRODUIT', 'TYPE'), colonnes.text('TYPE_NOM'));
  add('categorie', colonnes.text('CATEGORIE'), colonnes.first('CATEGORIE_NOM', 'NOMCAT'));
  add('genre', colonnes.text('GENRE'), colonnes.first('GENRE_NOM', 'NOMGENRE'));
  return found;
}

/** Texts of one language. An answer in another language repeats the main text where it has no translation: that is none. */
function textes(
  flux: FluxLeiOuvert,
  document: DocumentObjet,
  colonnes: Colonnes,
  langue: Langue,
  principale: Langue | null,
): void {
  const set = (where: 'nom' | 'resume' | 'description', text: string | undefined, en: Langue = langue): void => {
    if (text === undefined || (principale !== null && document[where][principale] === text)) return;
    document[where][en] ??= text;
  };
  set('nom', lineOf(colonnes.text('NOM')));
  set('description', textOfField(colonnes.first('COMMENTAIRE', 'COMMENTAIREHTML')));
  for (const [column, usage] of [
    ['COMMENTAIREL1', flux.commentaires?.l1 ?? 'resume'],
    ['COMMENTAIREL2', flux.commentaires?.l2 ?? 'texte'],
  ] as const) {
    comment(flux, document, textOfField(colonnes.text(column)), column, usage, langue, principale, set);
  }
  if (principale === null) return;
  const type = document.types[0];
  const label = lineOf(colonnes.text('TYPE_NOM'));
  if (type !== undefined && label !== undefined && type.libelle[principale] !== label) type.libelle[langue] = label;
}

function comment(
  flux: FluxLeiOuvert,
  document: DocumentObjet,
  text: string | undefined,
  column: string,
  usage: UsageCommentaire,
  langue: Langue,
  principale: Langue | null,
  set: (where: 'resume' | 'description', text: string, en?: Langue) => void,
): void {
  if (text === undefined) return;
  if (usage === 'resume') set('resume', text);
  else if (usage !== 'texte') set('description', text, usage);
  else {
    const known = document.textes.find(({ sujet }) => sujet.code === column);
    if (known === undefined)
      document.textes.push({
        sujet: { schema: `lei:${flux.region}`, code: column, libelle: {} },
        corps: { [langue]: text },
      });
    else if (principale === null || known.corps[principale] !== text) known.corps[langue] ??= text;
  }
}

/** Reads the columns of documents as media. A text there that is no address is kept as a fact. */
function documents(region: string, document: DocumentObjet, colonnes: Colonnes): void {
  for (const column of ['DOCUMENTATIONF', 'DOCUMENTATIONL1', 'DOCUMENTATIONL2']) {
    const texte = textOfField(colonnes.text(column));
    const url = urlOf(colonnes.text(column));
    if (url !== null) document.medias.push({ cle: column, genre: 'document', url });
    else if (texte !== undefined)
      document.criteres.push({ critere: { schema: `lei:${region}`, code: column, libelle: {} }, texte });
  }
}

function sourceOf(colonnes: Colonnes, identifiant: string, avertissements: Avertissements): SourceObjet {
  const source: SourceObjet = { identifiant, autresIdentifiants: [], etat: 'publie' };
  const reference = lineOf(colonnes.text('REFERENCE'));
  const entite = lineOf(colonnes.text('ENTITE_GESTIONNAIRE'));
  const number = colonnes.text(CHAMP_ID_LEI);
  // Where another column is the id of the feed, the number that LEI gives is kept as another id.
  for (const other of [number, reference])
    if (other !== undefined && other !== identifiant) source.autresIdentifiants.push(other);
  if (entite !== undefined) source.proprietaire = { code: entite };
  const creeLe = instant(colonnes, 'DATECREATION', avertissements);
  const dates = [instant(colonnes, 'DATMAJ', avertissements), instant(colonnes, 'MAXMAJ', avertissements)];
  // Criteria and texts have dates of their own: the latest is that of the record.
  const majLe = dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  if (creeLe !== undefined) source.creeLe = creeLe;
  if (majLe !== undefined) source.majLe = majLe;
  return source;
}

/** Criteria and texts have dates of their own: the latest is that of the record. */
export function majLei(valeur: unknown): string | null {
  if (!isNoeud(valeur)) return null;
  const colonnes = new Colonnes(valeur);
  const dates = ['DATMAJ', 'MAXMAJ'].map((column) => instantOf(colonnes.text(column)));
  return (
    dates
      .filter((date) => date !== null)
      .sort()
      .at(-1) ?? null
  );
}

function instant(colonnes: Colonnes, column: string, avertissements: Avertissements): string | undefined {
  const text = colonnes.text(column);
  if (text === undefined) return undefined;
  const read = instantOf(text);
  if (read === null) avertissements.add(column, 'Cette date n’existe pas.', text);
  return read ?? undefined;
}
