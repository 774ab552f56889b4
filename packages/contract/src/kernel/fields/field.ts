import type { z } from 'zod';
import type { Names } from '../resource/resource-answers.ts';
import type { Noun } from '../words/french.ts';

/** What every field says of itself. Lists, forms, filters, exports and the API read the same words. */
export interface FieldOptions {
  readonly label: string;
  /** One sentence under the field: what it is for, what it changes. */
  readonly help?: string;
  readonly placeholder?: string;
  /** Section of the form, the first one when absent. In an item of a list, the title of the fold that it stands under. */
  readonly group?: string;
  /** In an item of a list: it stands beside the field before it, where there is room. */
  readonly beside?: boolean;
  /** Rare or technical: folded under « Avancé ». */
  readonly advanced?: boolean;
  readonly required?: boolean;
  /** Shown as a column at first; the others can be added. */
  readonly list?: boolean;
  /** Lists may be sorted by it. */
  readonly sortable?: boolean;
  /** The `q` of a list looks into it. */
  readonly searchable?: boolean;
  /** Lists may be filtered by it. */
  readonly filterable?: boolean;
  /** Set by the server: shown, never written by a client. */
  readonly readOnly?: boolean;
  /** Told only to who may change the record: whoever it is shared with reads it empty, or as it starts where it has to be there, finds nothing by it, and its past neither. The same of a field of an item. */
  readonly ownOnly?: boolean;
  /** Counts as a use of the records that it names although nobody edits it here. */
  readonly holds?: boolean;
  /** No two records may hold the same: what to say to who tries. A unique index of the table enforces it. */
  readonly unique?: string;
  /** It does not change once the record is made: what to say to who tries. */
  readonly fixed?: string;
  /** Its column, where that has a name from before the field. */
  readonly column?: string;
  /** Shown only while another field of the form holds one of these values; its own value is kept. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** The fields that may not stay empty once it holds a value, and what to say at them. */
  readonly needs?: { readonly fields: readonly string[]; readonly message: string };
  /** The parameter of the browser whose value a new record starts with: a preference of the entity. */
  readonly startsAs?: string;
  /** Name of a hand-made widget of the area, where the generic one does not serve. */
  readonly widget?: string;
}

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** Colour of the dot beside the word, where the choice is a state. */
  readonly colour?: string;
}

/** What a document says to people: one sentence, or one for each of its parts. */
export type Said = string | readonly string[];

/** What a field is, with what its widget needs to know. */
export type FieldKind =
  | { readonly kind: 'text' | 'longText' | 'richText'; readonly longest: number }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly unit?: string }
  | { readonly kind: 'money' | 'boolean' | 'date' | 'datetime' | 'period' | 'colour' | 'icon' | 'url' | 'email' }
  /** `from`: the field that the slug is suggested from. */
  | { readonly kind: 'slug'; readonly from?: string }
  | { readonly kind: 'choice' | 'choices'; readonly choices: readonly Choice[] }
  /**
   * `to`: id of the resource. `create`: whoever may, creates a target on the fly from its name. `asRef`: the value is a `Ref`, which
   * says by itself what it refers to, in place of a number. `acts`: the record acts upon its target (it appears there, it writes with its
   * keys), which has to be of its own entity or opened to it; without it the record only uses its target, which sharing allows.
   */
  | {
      readonly kind: 'reference' | 'references';
      readonly to: string;
      readonly create?: boolean;
      readonly asRef?: boolean;
      readonly acts?: boolean;
    }
  | ({ readonly kind: 'list' } & ListKind)
  | { readonly kind: 'translated'; readonly of: 'text' | 'longText' | 'richText'; readonly longest: number }
  /** `refs`: the resources that the document may refer to, as `Ref`s wherever they stand in it. `words`: what it says to people. */
  | { readonly kind: 'json'; readonly refs?: readonly string[]; readonly words: (value: unknown, names: Names) => Said }
  | { readonly kind: 'code'; readonly language: 'html' | 'css' | 'javascript' | 'json' | 'liquid' | 'typst' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'file'; readonly accept: readonly string[]; readonly largest: number };

/** One field of a resource. `schema` is what is read; `input` what may be written, where it differs. */
export type Field<S extends z.ZodType = z.ZodType> = FieldOptions &
  FieldKind & {
    readonly schema: S;
    readonly input?: z.ZodType;
    /** Value of a new record. Without one, it must be given. */
    readonly initial?: unknown;
    /** A record may leave it to what stands above: `none` says what stands in for a value that nobody set, `first` is what one starts from then. */
    readonly inherited?: { readonly none?: string; readonly first?: unknown; readonly own: z.ZodType };
  };

export type Fields = Readonly<Record<string, Field>>;

/** A sub-record while it is written: any of its values may still be missing. */
export type Item = Readonly<Record<string, unknown>>;

/** One form of the items of a list: its fields, and how an item of it is spoken of. */
export interface Form {
  /** What the menu that adds an item calls it. */
  readonly label: string;
  readonly help?: string;
  /** Name of a pictogram of the console. */
  readonly icon?: string;
  /** Heading of the menu that it stands under. */
  readonly group?: string;
  readonly fields: Fields;
  /** What an item says in a few words; empty where it says nothing yet. */
  readonly title: (item: Item, names: Names, rank: number) => string;
  /** Quieter, under the title: what it means. */
  readonly sentence?: (item: Item, names: Names) => string;
  /** The ways of starting one, each an entry of the menu; absent, there is one, called as the form. */
  readonly starts?: readonly Start[];
  /** The fields that make no difference to an item: they are not shown. */
  readonly hides?: (item: Item) => readonly string[];
  /** What a change of one field does to its neighbours. */
  readonly settle?: (item: Item, changed: string, around: Around) => Item;
}

/** What surrounds a change of an item. */
export interface Around<I = Item> {
  /** The item as it was. */
  readonly before: I;
  /** The other items of the list. */
  readonly others: readonly I[];
  readonly names: Names;
}

/** An item as it is added. */
export interface Start {
  readonly label: string;
  readonly group?: string;
  readonly values: Item;
}

/** How the items of a list are spoken of. */
export interface ItemWords {
  /** « Élément » where the list does not say. */
  readonly noun?: Noun;
  /** Its items are called by their places, « la clé 2 », and not by their titles. */
  readonly byPlace?: true;
  /** What the button that adds one says. */
  readonly add?: string;
  /** Said while there is none. */
  readonly none?: string;
}

/** An ordered list of sub-records, of one form or of several that a tag tells apart. */
export interface ListKind {
  readonly forms: Readonly<Record<string, Form>>;
  /** A reference of its items: who may not change the record is told of those items alone whose target they see. */
  readonly seenBy?: string;
  /** The property of an item that names its form; absent where there is one form. */
  readonly tag?: string;
  readonly most: number;
  readonly words: ItemWords;
  readonly itemSchema: z.ZodType;
}

export type ListField = Extract<Field, { readonly kind: 'list' }>;
