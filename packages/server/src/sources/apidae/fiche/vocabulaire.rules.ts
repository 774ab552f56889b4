import type { Textes } from '@bridge/contract';
import { lineOf } from '../../clean/texte.rules.ts';
import type { Lecture } from '../../source.ts';
import { type Champs, identifiant, isVide, lignesOf, objet, termeOf } from './valeurs.rules.ts';

type LectureTerme = Extract<Lecture, { kind: 'terme' }>;

/** Words of the referential, of the internal criteria, of territories and selections. */
export class Vocabulaire {
  private readonly lists = new Set<string>();

  /** The words that a value describes; none when the value is an object or a record. */
  *termesOf(value: unknown, fichier: string): Generator<LectureTerme> {
    const champs = objet(value);
    const id = identifiant(champs.id);
    if (id === undefined) return;
    if (typeof champs.elementReferenceType === 'string') {
      const terme = termeOf(champs);
      if (terme === null) return;
      yield* this.list(champs.elementReferenceType);
      yield { kind: 'terme', terme, libelleSchema: titre(champs.elementReferenceType) };
    } else if (Array.isArray(champs.objetsTouristiques)) {
      yield* this.named('Selection', 'Sélections Apidae', id, label(champs));
    } else if (/criteres?_internes?/i.test(fichier)) {
      yield* this.named('CritereInterne', 'Critères internes', id, label(champs));
    } else if (/territoires?/i.test(fichier) && champs.type === undefined) {
      yield* this.named('Territoire', 'Territoires', id, label(champs));
    }
  }

  private *named(list: string, libelleSchema: string, code: string, libelle: Textes): Generator<LectureTerme> {
    if (list === 'CritereInterne') yield* this.list(list);
    yield { kind: 'terme', terme: { schema: `apidae:${list}`, code, libelle }, libelleSchema };
  }

  /** A list of the referential is a criterion, whose words are its modalités. */
  private *list(type: string): Generator<LectureTerme> {
    if (this.lists.has(type)) return;
    this.lists.add(type);
    yield { kind: 'terme', terme: { schema: 'apidae', code: type, libelle: { fr: titre(type) } }, nature: 'multiple' };
  }
}

function label(champs: Champs): Textes {
  const texts = lignesOf(champs.libelle);
  if (!isVide(texts)) return texts;
  const named = lignesOf(champs.nom);
  if (!isVide(named)) return named;
  const text = lineOf(champs.nom) ?? lineOf(champs.libelle);
  return text === undefined ? {} : { fr: text };
}

/** Makes a label of the name of a list: « PrestationService » becomes « Prestation service ». */
function titre(type: string): string {
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
