import { agree, countOf, type Noun, noneOf } from '@bridge/contract';
import { participle } from '../actions/participle.ts';

/** The actions on many records at once. */
export type BulkKind = 'duplicate' | 'archive' | 'unarchive' | 'restore' | 'remove' | 'change' | 'tag';

interface Words {
  /** The verb on buttons. */
  readonly verb: string;
  /** The participle that then holds of the records. */
  readonly done: string;
}

const WORDS: Readonly<Record<BulkKind, Words>> = {
  duplicate: { verb: 'Dupliquer', done: 'dupliqué' },
  archive: { verb: 'Archiver', done: 'archivé' },
  unarchive: { verb: 'Désarchiver', done: 'désarchivé' },
  restore: { verb: 'Restaurer', done: 'restauré' },
  remove: { verb: 'Mettre à la corbeille', done: 'mis à la corbeille' },
  change: { verb: 'Modifier', done: 'modifié' },
  tag: { verb: 'Taguer', done: 'modifié' },
};

export const verbOf = (kind: BulkKind) => WORDS[kind].verb;

/** The forecast: « 12 tags seront archivés, 3 seront refusés. » */
export function previewSentence(noun: Noun, kind: BulkKind, done: number, refused: number): string {
  const { done: words } = WORDS[kind];
  if (done === 0) return `${noneOf(noun)} ne peut être ${participle(noun, words)}.`;
  const will = (count: number) => (count > 1 ? 'seront' : 'sera');
  const accepted = `${countOf(noun, done)} ${will(done)} ${participle(noun, words, done)}`;
  return refused === 0 ? `${accepted}.` : `${accepted}, ${refused} ${will(refused)} ${agree(noun, 'refusé', refused)}.`;
}

/** The outcome: « 12 tags archivés, 3 refusés. » */
export function doneSentence(noun: Noun, kind: BulkKind, done: number, refused: number): string {
  const { done: words } = WORDS[kind];
  const accepted = `${countOf(noun, done)} ${participle(noun, words, done)}`;
  return refused === 0 ? `${accepted}.` : `${accepted}, ${refused} ${agree(noun, 'refusé', refused)}.`;
}
