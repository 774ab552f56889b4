import { basename } from 'node:path';
import { filesOf } from '../../reading/archives/folder.ts';
import { isZip, openZip, type Zip } from '../../reading/archives/zip.ts';
import { textFor } from '../../reading/autre-systeme.ts';
import { refuseArchive, refuseFormat } from '../../reading/autres-formats.ts';
import { findTableaux } from '../../reading/json/json-head.ts';
import { jsonRecords } from '../../reading/json/json-records.ts';
import { csvRecords } from '../../reading/tables/csv-records.ts';
import { isWorkbook, xlsxRecords } from '../../reading/tables/xlsx-records.ts';
import { textOf } from '../../reading/text/decode.ts';
import { OCTETS_ILLISIBLES, PAS_DU_TEXTE } from '../../reading/text/utf8.ts';
import { type Noeud, xmlRecords } from '../../reading/xml/xml-records.ts';
import { champsDe, fichesDuXml, isSemblable, refuseDescription } from '../../reading/xml/xml-simple.ts';
import { FluxIllisible, type Lecture, type Page, type ResumePage, sansIdentifiant } from '../../source.ts';
import { type Phase, phaseDe } from '../demandes.rules.ts';
import { CHAMP_ID_TOURINSOFT, type FluxTourinsoftOuvert } from '../flux.ts';
import { identifiantDe, motifSansIdentifiant } from '../interpretation.ts';
import { enregistrementAtom } from './atom.reader.ts';

const EXTRAIT = 300;
const HEAD = 64_000;
/** What syndications write, and pages that say that something went wrong. */
const ATOM = /^(?:<[?!][^>]*>\s*)*<(?:\w+:)?(?:feed|entry|html)[\s>/]|^<!doctype/i;
/** Where answers, exports and portals of open data put their records. */
const TABLEAUX = [
  [],
  ['value'],
  ['d', 'results'],
  ['d'],
  ['items'],
  ['objects'],
  ['results'],
  ['records'],
  ['features'],
  ['data'],
  ['rows'],
];
/** Where syndications and portals of open data say how many records there are. */
const TOTAUX = ['d.__count', 'odata.count', '@odata.count', 'total_count', 'nhits', 'numberMatched', 'totalFeatures'];
const ENVELOPPE = ['odata.metadata', 'tisTrackingUA', '@odata.context', ...TOTAUX];

/** How a feed is read, where people chose it. */
type Choix = Pick<FluxTourinsoftOuvert, 'encodage' | 'separateur'>;

/** One document of an answer: the answer itself, a file of a folder, an entry of an archive. */
interface Document {
  readonly nom: string;
  readonly contentType: string | undefined;
  readonly declared: string | undefined;
  /** Between the cells of a table, where people chose it. */
  readonly separateur: string | undefined;
  readonly octets: () => string | AsyncIterable<Buffer>;
  /** The workbook that it is, where it is one. */
  readonly classeur?: Zip;
}

const LISIBLES = /\.(?:json|geojson|jsonl|ndjson|xml|atom|csv|tsv|txt)$/i;

async function* documentsDe(
  { fichier, contentType }: Page,
  { encodage: declared, separateur }: Choix,
): AsyncGenerator<Document> {
  const chosen = { declared, separateur };
  for (const chemin of await filesOf(fichier)) {
    const nom = chemin === fichier ? '' : basename(chemin);
    if (!(await isZip(chemin))) {
      await refuseFormat(chemin);
      yield { nom, contentType, ...chosen, octets: () => chemin };
      continue;
    }
    const archive = await openZip(chemin);
    try {
      if (isWorkbook(archive)) yield { nom, contentType, ...chosen, octets: () => chemin, classeur: archive };
      else {
        await refuseArchive(archive);
        for (const entree of archive.entrees)
          if (LISIBLES.test(entree.nom))
            yield { nom: entree.nom, contentType: undefined, ...chosen, octets: () => entree.octets() };
      }
    } finally {
      archive.close();
    }
  }
}

/** How it begins, far enough to know what it is. */
async function debutDe({ octets, contentType, declared }: Document): Promise<string> {
  let debut = '';
  for await (const morceau of textOf(octets(), { contentType, declared, portee: 'document' })) {
    debut = (debut + morceau).trimStart();
    if (debut.length >= HEAD || (debut !== '' && !/^[<{[]/.test(debut))) break;
  }
  if (debut === '') throw new FluxIllisible('La réponse de la source est vide.', true);
  return debut;
}

/** A table: one record per row, whose fields are its columns. */
function readTableau(document: Document): AsyncGenerator<Lecture, ResumePage> {
  const { octets, contentType, declared, separateur, classeur } = document;
  return classeur === undefined
    ? csvRecords(textOf(octets(), { contentType, declared, portee: 'document' }), separateur)
    : xlsxRecords(classeur);
}

async function readerOf(
  document: Document,
  apercu: AbortSignal | undefined,
): Promise<AsyncGenerator<Lecture, ResumePage>> {
  if (document.classeur !== undefined) return readTableau(document);
  const debut = await debutDe(document);
  if (debut.startsWith('<')) return ATOM.test(debut) ? readAtom(document) : readXml(document, debut);
  return /^[{[]/.test(debut) ? readJson(document, debut, apercu) : readTableau(document);
}

const CONNUS = new Set(TABLEAUX.map((chemin) => chemin.join('.')));

const isConnu = (chemin: readonly string[]): boolean => CONNUS.has(chemin.join('.').toLowerCase());

async function* readJson(
  { octets, contentType, declared }: Document,
  debut: string,
  apercu: AbortSignal | undefined,
): AsyncGenerator<Lecture, ResumePage> {
  const texte = () => textFor('tourinsoft', textOf(octets(), { contentType, declared }));
  const { tete, chemins } = await findTableaux(debut.slice(0, HEAD), texte, isConnu, apercu);
  // Where sources put records, unless what the document holds tells better.
  const arrays = chemins.length > 0 || tete.suite ? chemins : TABLEAUX;
  const { nombre, enveloppe } = yield* jsonRecords(texte(), { arrays, envelopeKeys: ENVELOPPE });
  const erreur = ['odata.error.code', 'error.code', 'odata.error.message.value', 'Message'].some((cle) =>
    enveloppe.has(cle),
  );
  if (nombre === 0 && erreur) throw new FluxIllisible('La source a répondu par une erreur au lieu de fiches.');
  const total = Number(TOTAUX.map((cle) => enveloppe.get(cle)).find((said) => said !== undefined) ?? Number.NaN);
  const suivant = enveloppe.get('odata.nextLink') ?? enveloppe.get('@odata.nextLink') ?? enveloppe.get('d.__next');
  return {
    nombre,
    ...(Number.isInteger(total) && total >= 0 ? { total } : {}),
    ...(typeof suivant === 'string' ? { suivant } : {}),
  };
}

async function* readAtom({ octets, contentType, declared }: Document): AsyncGenerator<Lecture, ResumePage> {
  const texte = textFor('tourinsoft', textOf(octets(), { contentType, declared, portee: 'document' }));
  const lecteur = xmlRecords(texte, { record: ['entry'], others: ['m:count', 'link'], roots: ['feed', 'entry'] });
  let total: number | undefined;
  let suivant: string | undefined;
  for (;;) {
    const { done, value } = await lecteur.next();
    if (done) {
      return {
        nombre: value.nombre,
        ...(total === undefined ? {} : { total }),
        ...(suivant === undefined ? {} : { suivant }),
      };
    }
    if (value.kind === 'fiche') yield { ...value, valeur: enregistrementAtom(value.valeur) };
    else if (value.kind === 'illisible') yield value;
    else if (value.valeur.nom === 'm:count') total = Number(value.valeur.texte) || undefined;
    else if (value.valeur.attributs.rel === 'next') suivant = value.valeur.attributs.href;
  }
}

/** A document that no syndication made: its records are found by what it repeats. */
async function* readXml(
  { octets, contentType, declared }: Document,
  debut: string,
): AsyncGenerator<Lecture, ResumePage> {
  refuseDescription(debut);
  const texte = textFor('tourinsoft', textOf(octets(), { contentType, declared, portee: 'document' }));
  const fiches = fichesDuXml(debut.slice(0, HEAD));
  const champs = fiches?.champs ?? new Set<string>();
  const isRecord = ({ enfants }: Noeud): boolean => isSemblable(champs, new Set(enfants.map(({ nom }) => nom)));
  const siblings = fiches === undefined ? {} : { siblings: { depth: fiches.depth, isRecord } };
  const lecteur = xmlRecords(texte, { record: fiches?.noms ?? [], ...siblings });
  const isSeul = (nom: string): boolean => fiches?.noms.length === 1 && fiches.noms[0] === nom;
  for (;;) {
    const { done, value } = await lecteur.next();
    if (done) {
      if (value.nombre === 0) throw new FluxIllisible('Ce document XML ne contient aucune fiche.');
      return { nombre: value.nombre };
    }
    if (value.kind === 'illisible') yield value;
    else if (value.kind === 'fiche') {
      const { nom } = value.valeur;
      // Where records of several names are side by side, the name says what each is.
      yield { ...value, valeur: isSeul(nom) ? champsDe(value.valeur) : { element: nom, ...champsDe(value.valeur) } };
    }
  }
}

/** A piece as the pipeline wants it: placed in its file, and told apart from what is no record of Tourinsoft. */
function pieceOf(lecture: Lecture, phase: Phase, nom: string, champ: string): Lecture {
  const position = (lue: { readonly position: string }): string =>
    nom === '' ? lue.position : `${nom}, ${lue.position}`;
  const identifiant = lecture.kind === 'fiche' ? identifiantDe(lecture.valeur, champ) : null;
  if (phase === 'recensement') {
    // A census with a hole would declare gone what is there.
    if (identifiant === null) throw new FluxIllisible('La liste des identifiants de la source est illisible.');
    return { kind: 'presence', identifiant };
  }
  if (lecture.kind === 'illisible') return { ...lecture, position: position(lecture) };
  if (lecture.kind !== 'fiche') return lecture;
  if (lecture.brut.includes(OCTETS_ILLISIBLES)) {
    const extrait = lecture.brut.slice(0, EXTRAIT).replaceAll(OCTETS_ILLISIBLES, '\ufffd');
    return { kind: 'illisible', position: position(lecture), motif: PAS_DU_TEXTE, extrait };
  }
  if (identifiant !== null) return { ...lecture, position: position(lecture) };
  const motif = motifSansIdentifiant(lecture.valeur, champ);
  const { brut, valeur } = lecture;
  const lu = motif === sansIdentifiant(champ) ? { valeur } : {};
  return { kind: 'illisible', position: position(lecture), motif, extrait: brut.slice(0, EXTRAIT), ...lu };
}

/** Reads an answer, whatever it is wrapped in. A census gives ids alone. */
export async function* readPage(
  page: Page,
  champ: string = CHAMP_ID_TOURINSOFT,
  choix: Choix = {},
): AsyncGenerator<Lecture, ResumePage> {
  const phase = phaseDe(page.cle);
  const resumes: ResumePage[] = [];
  for await (const document of documentsDe(page, choix)) {
    const lecteur = await readerOf(document, page.apercu);
    for (let lu = await lecteur.next(); ; lu = await lecteur.next()) {
      if (lu.done) {
        resumes.push(lu.value);
        break;
      }
      yield pieceOf(lu.value, phase, document.nom, champ);
    }
  }
  const [premier] = resumes;
  if (premier === undefined) throw new FluxIllisible('Aucun fichier JSON, XML, CSV ou Excel dans ce qui a été donné.');
  const nombre = resumes.reduce((somme, resume) => somme + resume.nombre, 0);
  return {
    ...(resumes.length === 1 ? premier : { nombre }),
    ...(phase === 'fiches' ? {} : { partiel: true }),
    ...(phase === 'recensement' ? { recensement: true } : {}),
  };
}
