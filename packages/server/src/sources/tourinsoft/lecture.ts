import { basename } from 'node:path';
import { textFor } from '../reading/autre-systeme.ts';
import { csvRecords } from '../reading/csv-records.ts';
import { textOf } from '../reading/decode.ts';
import { filesOf } from '../reading/folder.ts';
import { jsonRecords } from '../reading/json-records.ts';
import { isWorkbook, xlsxRecords } from '../reading/xlsx-records.ts';
import { xmlRecords } from '../reading/xml-records.ts';
import { isZip, openZip, type Zip } from '../reading/zip.ts';
import { FluxIllisible, type Lecture, type Page, type ResumePage, sansIdentifiant } from '../source.ts';
import { enregistrementAtom } from './atom.reader.ts';
import { type Phase, phaseDe } from './demandes.rules.ts';
import { CHAMP_ID_TOURINSOFT } from './flux.ts';
import { identifiantDe, motifSansIdentifiant } from './interpretation.ts';

const EXTRAIT = 300;
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

/** One document of an answer: the answer itself, a file of a folder, an entry of an archive. */
interface Document {
  readonly nom: string;
  readonly contentType: string | undefined;
  readonly declared: string | undefined;
  readonly octets: () => string | AsyncIterable<Buffer>;
  /** The workbook that it is, where it is one. */
  readonly classeur?: Zip;
}

const LISIBLES = /\.(?:json|geojson|xml|atom|csv|tsv|txt)$/i;

async function* documentsDe({ fichier, contentType }: Page, declared: string | undefined): AsyncGenerator<Document> {
  for (const chemin of await filesOf(fichier)) {
    const nom = chemin === fichier ? '' : basename(chemin);
    if (!(await isZip(chemin))) {
      yield { nom, contentType, declared, octets: () => chemin };
      continue;
    }
    const archive = await openZip(chemin);
    try {
      if (isWorkbook(archive)) yield { nom, contentType, declared, octets: () => chemin, classeur: archive };
      else
        for (const entree of archive.entrees)
          if (LISIBLES.test(entree.nom))
            yield { nom: entree.nom, contentType: undefined, declared, octets: () => entree.octets() };
    } finally {
      archive.close();
    }
  }
}

async function premierCaractere({ octets, contentType, declared }: Document): Promise<string> {
  for await (const morceau of textOf(octets(), { contentType, declared, portee: 'document' })) {
    const propre = morceau.trimStart();
    if (propre !== '') return propre.charAt(0);
  }
  throw new FluxIllisible('La réponse de la source est vide.', true);
}

/** A table: one record per row, whose fields are its columns. */
function readTableau(document: Document): AsyncGenerator<Lecture, ResumePage> {
  const { octets, contentType, declared, classeur } = document;
  return classeur === undefined
    ? csvRecords(textOf(octets(), { contentType, declared, portee: 'document' }))
    : xlsxRecords(classeur);
}

async function readerOf(document: Document): Promise<AsyncGenerator<Lecture, ResumePage>> {
  if (document.classeur !== undefined) return readTableau(document);
  const debut = await premierCaractere(document);
  if (debut === '<') return readAtom(document);
  return debut === '{' || debut === '[' ? readJson(document) : readTableau(document);
}

async function* readJson({ octets, contentType, declared }: Document): AsyncGenerator<Lecture, ResumePage> {
  const texte = textFor('tourinsoft', textOf(octets(), { contentType, declared }));
  const { nombre, enveloppe } = yield* jsonRecords(texte, { arrays: TABLEAUX, envelopeKeys: ENVELOPPE });
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
  encodage?: string,
): AsyncGenerator<Lecture, ResumePage> {
  const phase = phaseDe(page.cle);
  const resumes: ResumePage[] = [];
  for await (const document of documentsDe(page, encodage)) {
    const lecteur = await readerOf(document);
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
