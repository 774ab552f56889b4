import { lineOf } from '../clean/texte.rules.ts';
import { textFor } from '../reading/autre-systeme.ts';
import { textOf } from '../reading/text/decode.ts';
import { type Noeud, texteDe, type XmlFini, xmlRecords } from '../reading/xml/xml-records.ts';
import { FluxIllisible, type Lecture, type Page, type ResumePage, sansIdentifiant } from '../source.ts';
import { champIdDe, type FluxLeiOuvert, languePrincipale } from './flux.ts';
import { identifiantLei } from './interpretation.ts';
import { termesLei } from './nomenclature.rules.ts';

const EXTRAIT = 300;
const OTHERS = ['Definition', 'CRIT', 'Criteres', 'Genres'];

/** Products and vocabulary of an answer, in its order. */
export async function* readLei(flux: FluxLeiOuvert, page: Page): AsyncGenerator<Lecture, ResumePage> {
  const langue = page.langue ?? languePrincipale(flux);
  const texte = textOf(page.fichier, { contentType: page.contentType, declared: flux.encodage, portee: 'document' });
  const records = xmlRecords(textFor('lei', texte), {
    record: ['sit_liste'],
    others: OTHERS,
    roots: ['LEI', 'lei', 'Lei'],
  });
  let total: number | undefined;
  let warning: string | undefined;
  for (;;) {
    const next = await records.next();
    if (next.done) return resume(next.value, total, warning);
    const read = next.value;
    if (read.kind === 'fiche' && identifiantLei(flux, read.valeur) === null) {
      const { position, brut } = read;
      yield { kind: 'illisible', position, motif: sansIdentifiant(champIdDe(flux)), extrait: brut.slice(0, EXTRAIT) };
    } else if (read.kind !== 'autre') {
      yield read;
    } else if (read.valeur.nom === 'Definition') {
      total = countOf(read.valeur);
      warning = warningOf(read.valeur);
      if (warning !== undefined) {
        const motif = 'La source accompagne sa réponse d’un avertissement.';
        yield { kind: 'illisible', position: read.position, motif, extrait: warning };
      }
    } else yield* termesLei(flux.region, langue, read.valeur);
  }
}

function resume({ nombre }: XmlFini, total: number | undefined, warning: string | undefined): ResumePage {
  if (nombre === 0 && warning !== undefined) {
    throw new FluxIllisible(`La source ne donne aucune fiche et signale\u00a0: «\u00a0${warning}\u00a0».`);
  }
  return total === undefined || total < nombre ? { nombre } : { nombre, total };
}

function countOf(definition: Noeud): number | undefined {
  const text = texteDe(definition, 'nbrecords');
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The warning of the source without what may be a key or an address, since people read it. */
function warningOf(definition: Noeud): string | undefined {
  const text = lineOf(texteDe(definition, 'WARNING'));
  return text
    ?.replace(/\b[0-9a-f]{32}\b/gi, '…')
    .replace(/https?:\S+/gi, '…')
    .slice(0, 300);
}
