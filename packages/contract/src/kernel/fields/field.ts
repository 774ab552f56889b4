import type { z } from 'zod';
import type { Names } from '../resource/resource-answers.ts';
import type { Noun } from '../words/french.ts';

/** The options of every field, which lists, forms, filters, exports and the API share. */
export interface FieldOptions {
  readonly label: string;
  /** A sentence under the field: its purpose, its effect. */
  readonly help?: string;
  readonly placeholder?: string;
  /** What an empty value means, for people who read it in a list: « Partout ». Without it, a dash. */
  readonly whenEmpty?: string;
  /** The section of the form, by default the first one. In a list's item, the title of the fold around it. */
  readonly group?: string;
  /** In a list's item: whether it is beside the field before, where there is room. */
  readonly beside?: boolean;
  /** Rare or technical: folded under « Avancé ». */
  readonly advanced?: boolean;
  readonly required?: boolean;
  /** Whether it is a column by default; other fields can be added. */
  readonly list?: boolean;
  /** Whether lists may be sorted by it. */
  readonly sortable?: boolean;
  /** Whether the `q` of a list searches it. */
  readonly searchable?: boolean;
  /** Whether lists may be filtered by it. */
  readonly filterable?: boolean;
  /** Set by the server: shown, never written by a client. */
  readonly readOnly?: boolean;
  /**
   * Whether only people who may change the record read the field. For others it is empty (its first value where one is required, which
   * the console does not show), not searchable, and left out of the history. Fields of items may have it too.
   */
  readonly ownOnly?: boolean;
  /** Whether it counts as a use of the records that it names, although nobody edits it here. */
  readonly holds?: boolean;
  /** The message when another record has the same value; a unique index of the table enforces it. */
  readonly unique?: string;
  /** The message when it would change after creation. */
  readonly fixed?: string;
  /** The name of its column, if it differs. */
  readonly column?: string;
  /** Shown only while another field of the form has one of these values; its own value is kept. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** The fields that it requires once it has a value, and the message at them. */
  readonly needs?: { readonly fields: readonly string[]; readonly message: string };
  /** The parameter of the browser whose value a new record starts with: a preference of the entity. */
  readonly startsAs?: string;
  /** The name of an area's own widget, in place of the generic one. */
  readonly widget?: string;
}

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** Colour of the dot beside the word, where the choice is a state. */
  readonly colour?: string;
}

/** The words of a document: a sentence, or one for each part. */
export type Said = string | readonly string[];

/** The kind of a field, with what its widget needs. */
export type FieldKind =
  /** `words`: a code as people say it. */
  | { readonly kind: 'text'; readonly longest: number; readonly words?: (text: string) => string }
  | { readonly kind: 'longText' | 'richText'; readonly longest: number }
  /** `words`: a measure that people read in several units. */
  | {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly unit?: string;
      readonly words?: (value: number) => string;
    }
  | { readonly kind: 'money' | 'boolean' | 'date' | 'datetime' | 'period' | 'colour' | 'icon' | 'url' | 'email' }
  /** `from`: the field that the slug is suggested from. */
  | { readonly kind: 'slug'; readonly from?: string }
  | { readonly kind: 'choice' | 'choices'; readonly choices: readonly Choice[] }
  /**
   * `to`: the id of the resource. `create`: people who may can create a target from its name. `asRef`: the value is a
   * `Ref`, which names its resource. `acts`: the record acts upon its target (appears there, writes with its keys),
   * which must be of its entity or opened to it; otherwise it only uses the target, for which sharing is enough.
   */
  | {
      readonly kind: 'reference' | 'references';
      readonly to: string;
      readonly create?: boolean;
      readonly asRef?: boolean;
      readonly acts?: boolean;
    }
  | ({ readonly kind: 'list' } & ListKind)
  /** `registre`: false when the ledger of translations has no line for it: a word of a source, or one that stays in the console. */
  | {
      readonly kind: 'translated';
      readonly of: 'text' | 'longText' | 'richText';
      readonly longest: number;
      readonly registre?: false;
    }
  /** `refs`: the resources that the document may refer to by `Ref`s, at any depth. `words`: its words for people. */
  | { readonly kind: 'json'; readonly refs?: readonly string[]; readonly words: (value: unknown, names: Names) => Said }
  | { readonly kind: 'code'; readonly language: 'html' | 'css' | 'javascript' | 'json' | 'liquid' | 'typst' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'file'; readonly accept: readonly string[]; readonly largest: number };

/** A field of a resource. `schema` is for reading, `input` for writing if it differs. */
export type Field<S extends z.ZodType = z.ZodType> = FieldOptions &
  FieldKind & {
    readonly schema: S;
    readonly input?: z.ZodType;
    /** The value of a new record; without one, it must be given. */
    readonly initial?: unknown;
    /** Allows a record to inherit it: `none` replaces a value that nobody set, `first` is the start of one's own. */
    readonly inherited?: { readonly none?: string; readonly first?: unknown; readonly own: z.ZodType };
  };

export type Fields = Readonly<Record<string, Field>>;

/** A sub-record being written: any value may be missing. */
export type Item = Readonly<Record<string, unknown>>;

/** A form of a list's items: its fields and its words. */
export interface Form {
  /** Its name in the menu that adds an item. */
  readonly label: string;
  readonly help?: string;
  /** Name of a pictogram of the console. */
  readonly icon?: string;
  /** The heading above it in the menu. */
  readonly group?: string;
  readonly fields: Fields;
  /** An item in a few words; empty when it says nothing yet. */
  readonly title: (item: Item, names: Names, rank: number) => string;
  /** The meaning of an item, in smaller letters under its title. */
  readonly sentence?: (item: Item, names: Names) => string;
  /** The ways to start one, each an entry of the menu; absent for a single way, named like the form. */
  readonly starts?: readonly Start[];
  /** The fields that make no difference to an item, which are hidden. */
  readonly hides?: (item: Item) => readonly string[];
  /** The effect of a change of one field on the others. */
  readonly settle?: (item: Item, changed: string, around: Around) => Item;
}

/** The surroundings of a change of an item. */
export interface Around<I = Item> {
  /** The item before the change. */
  readonly before: I;
  /** The other items of the list. */
  readonly others: readonly I[];
  readonly names: Names;
}

/** A way to start an item. */
export interface Start {
  readonly label: string;
  readonly group?: string;
  readonly values: Item;
}

/** The words of a list's items. */
export interface ItemWords {
  /** « Élément » where the list does not say. */
  readonly noun?: Noun;
  /** Whether items are called by their position, « la clé 2 », instead of their title. */
  readonly byPlace?: true;
  /** The label of the button that adds one. */
  readonly add?: string;
  /** The text of an empty list. */
  readonly none?: string;
}

/** An ordered list of sub-records, of one form or of several told apart by a tag. */
export interface ListKind {
  readonly forms: Readonly<Record<string, Form>>;
  /** A reference of its items: people who may not change the record read only items whose target they see. */
  readonly seenBy?: string;
  /** The property of an item with the name of its form; absent with a single form. */
  readonly tag?: string;
  readonly most: number;
  readonly words: ItemWords;
  readonly itemSchema: z.ZodType;
}

export type ListField = Extract<Field, { readonly kind: 'list' }>;
