import { basename } from 'node:path';
import { textOf } from '../reading/decode.ts';
import { filesOf } from '../reading/folder.ts';
import { jsonRecords } from '../reading/json-records.ts';
import { xmlRecords } from '../reading/xml-records.ts';
import { openZip } from '../reading/zip.ts';
import { FluxIllisible, type Lecture, type Page, type ResumePage } from '../source.ts';
import { enregistrementAtom } from './atom.reader.ts';
import { type Phase, phaseDe } from './demandes.rules.ts';
import { enregistrementDe, identifiantDe, motifSansIdentifiant } from './interpretation.ts';
import { sansMillisecondes } from './lectures.rules.ts';

/** What an answer of Tourinsoft teaches besides. */
export interface ResumePageTourinsoft extends ResumePage {
  /** Highest change mark of the answer, as text: the clock of the source and not ours. */
  readonly repere?: string;
  /** Every id that the feed has at this moment: what is absent from it is gone. Only a census has it. */
  readonly identifiants?: readonly string[];
}

const EXTRAIT = 300;
const TABLEAUX = [[], ['value'], ['d', 'results'], ['d'], ['Items'], ['items'], ['Objects'], ['results']];
const ENVELOPPE = ['odata.metadata', 'tisTrackingUA', 'd.__count', '@odata.context', 'odata.count'];

/** The mark of a record, comparable as text; null when it has none. */
export function repereDe(valeur: unknown): string | null {
  const brut = enregistrementDe(valeur)?.Updated;
  if (typeof brut !== 'string') return null;
  const texte = sansMillisecondes(brut.trim());
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(texte) ? texte.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '') : null;
}

/** One document of an answer: the answer itself, a file of a folder, an entry of an archive. */
interface Document {
  readonly nom: string;
  readonly contentType: string | undefined;
  readonly octets: () => string | AsyncIterable<Buffer>;
}

async function* documentsDe({ fichier, contentType }: Page): AsyncGenerator<Document> {
  for (const chemin of await filesOf(fichier)) {
    const nom = chemin === fichier ? '' : basename(chemin);
    if (!chemin.toLowerCase().endsWith('.zip')) {
      yield { nom, contentType, octets: () => chemin };
      continue;
    }
    const archive = await openZip(chemin);
    try {
      for (const entree of archive.entrees) {
        if (/\.(?:json|xml|atom)$/i.test(entree.nom))
          yield { nom: entree.nom, contentType: undefined, octets: entree.octets };
      }
    } finally {
      archive.close();
    }
  }
}

async function premierCaractere({ octets, contentType }: Document): Promise<string> {
  for await (const morceau of textOf(octets(), { contentType })) {
    const propre = morceau.trimStart();
    if (propre !== '') return propre.charAt(0);
  }
  throw new FluxIllisible('La réponse de la source est vide.', true);
}

async function* lireJson({ octets, contentType }: Document): AsyncGenerator<Lecture, ResumePage> {
  const texte = textOf(octets(), { contentType });
  const { nombre, enveloppe } = yield* jsonRecords(texte, { arrays: TABLEAUX, envelopeKeys: ENVELOPPE });
  const erreur = ['odata.error.code', 'error.code', 'odata.error.message.value', 'Message'].some((cle) =>
    enveloppe.has(cle),
  );
  if (nombre === 0 && erreur) throw new FluxIllisible('La source a répondu par une erreur au lieu de fiches.');
  const total = Number(enveloppe.get('d.__count') ?? enveloppe.get('odata.count') ?? Number.NaN);
  const suivant = enveloppe.get('odata.nextLink') ?? enveloppe.get('@odata.nextLink') ?? enveloppe.get('d.__next');
  return {
    nombre,
    ...(Number.isInteger(total) && total >= 0 ? { total } : {}),
    ...(typeof suivant === 'string' ? { suivant } : {}),
  };
}

async function* lireAtom({ octets, contentType }: Document): AsyncGenerator<Lecture, ResumePage> {
  const texte = textOf(octets(), { contentType, portee: 'document' });
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

/** What was read so far of an answer. */
class Releve {
  readonly identifiants: string[] = [];
  repere: string | null = null;

  constructor(private readonly phase: Phase) {}

  /** The piece as the pipeline wants it; null when it is only counted. */
  noter(lecture: Lecture, nom: string): Lecture | null {
    const position = (lue: { readonly position: string }): string =>
      nom === '' ? lue.position : `${nom}, ${lue.position}`;
    const identifiant = lecture.kind === 'fiche' ? identifiantDe(lecture.valeur) : null;
    if (this.phase === 'recensement') {
      // A census with a hole would declare gone what is there.
      if (identifiant === null) throw new FluxIllisible('La liste des identifiants de la source est illisible.');
      this.identifiants.push(identifiant);
      return null;
    }
    if (lecture.kind === 'illisible') return { ...lecture, position: position(lecture) };
    if (lecture.kind !== 'fiche') return lecture;
    if (identifiant === null) {
      const motif = motifSansIdentifiant(lecture.valeur);
      return { kind: 'illisible', position: position(lecture), motif, extrait: lecture.brut.slice(0, EXTRAIT) };
    }
    const marque = repereDe(lecture.valeur);
    if (marque !== null && (this.repere === null || marque > this.repere)) this.repere = marque;
    return { ...lecture, position: position(lecture) };
  }
}

/** Reads an answer, whatever it is wrapped in. A census gives no record: its ids are in what it returns. */
export async function* lirePage(page: Page): AsyncGenerator<Lecture, ResumePageTourinsoft> {
  const phase = phaseDe(page.cle);
  const releve = new Releve(phase);
  const resumes: ResumePage[] = [];
  for await (const document of documentsDe(page)) {
    const lecteur = (await premierCaractere(document)) === '<' ? lireAtom(document) : lireJson(document);
    for (let lu = await lecteur.next(); ; lu = await lecteur.next()) {
      if (lu.done) {
        resumes.push(lu.value);
        break;
      }
      const lecture = releve.noter(lu.value, document.nom);
      if (lecture !== null) yield lecture;
    }
  }
  const [premier] = resumes;
  if (premier === undefined) throw new FluxIllisible('Aucun fichier JSON ou XML dans ce qui a été donné.');
  const nombre = resumes.reduce((somme, resume) => somme + resume.nombre, 0);
  return {
    ...(resumes.length === 1 ? premier : { nombre }),
    ...(phase === 'fiches' ? {} : { partiel: true }),
    ...(phase === 'recensement' ? { identifiants: releve.identifiants } : {}),
    ...(releve.repere === null ? {} : { repere: releve.repere }),
  };
}
