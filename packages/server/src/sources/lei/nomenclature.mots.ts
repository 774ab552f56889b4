import type { Terme } from '@bridge/contract';
import type { GenreDeTerme } from '../../catalogue/termes.rules.ts';
import type { Lecture } from '../source.ts';

/** A word of a dictionary, in its place in the vocabulary. */
export interface MotLei {
  readonly genre: GenreDeTerme;
  readonly terme: Terme;
  /** Of a type the word above it, of a value its criterion. */
  readonly parent: Pick<Terme, 'schema' | 'code'> | null;
  readonly nature: string | null;
  /** Of a type. */
  readonly niveau: 'genre' | 'categorie' | 'type' | null;
}

const NIVEAU = /:(genre|categorie|type)$/;

/** Lists are named after what they are: « lei:region:type », « lei:region » for criteria, « lei:region:12 » for the values of one. */
export function motOf(region: string, lecture: Extract<Lecture, { kind: 'terme' }>): MotLei {
  const { terme, parent = null, nature = null } = lecture;
  const list = `lei:${region}`;
  if (terme.schema === list) return { genre: 'critere', terme, parent: null, nature, niveau: null };
  switch (NIVEAU.exec(terme.schema.slice(list.length))?.[1]) {
    case 'genre':
      return { genre: 'type', terme, parent, nature: null, niveau: 'genre' };
    case 'categorie':
      return { genre: 'type', terme, parent, nature: null, niveau: 'categorie' };
    case 'type':
      return { genre: 'type', terme, parent, nature: null, niveau: 'type' };
    default: {
      const critere = { schema: list, code: terme.schema.slice(list.length + 1) };
      return { genre: 'modalite', terme, parent: critere, nature: null, niveau: null };
    }
  }
}
