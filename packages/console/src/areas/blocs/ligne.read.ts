import { type LigneDeBloc, nouvelleLigne, type SourceDeLigne, sourceDeLigneSchema } from '@bridge/contract';
import { entriesIn } from '../../resource/values/read.ts';

/** What is drawn of a line that is half written: its values as they are typed, the others as a new line has them. */
export function ligneLue(value: unknown): LigneDeBloc {
  const entries = entriesIn(value);
  const source = sourceLue(entries.source);
  return { ...nouvelleLigne(source), ...entries, source };
}

function sourceLue(value: unknown): SourceDeLigne {
  const { genre, champ, texte } = entriesIn(value);
  const reading = sourceDeLigneSchema.safeParse(value);
  if (reading.success) return reading.data;
  // Still to be chosen, or still to be written: it stays what it is.
  if (genre === 'composition') return { genre, texte: entriesIn(texte) as Record<string, string> };
  if (genre === 'critere') return { genre, critere: { ref: 'critere', id: 0 } };
  return { genre: 'champ', champ: `champ:${typeof champ === 'string' ? champ.replace(/^champ:/, '') : ''}` };
}
